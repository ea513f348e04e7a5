import { cancelDeadline, isCancelable } from '#domain/booking/booking-status.ts';
import { cancelTerms } from '#domain/booking/booking-terms.ts';
import type { BookingLocation } from '../draft/booking-location.ts';
import { copy } from '../copy.ts';

/** Returns a sentence on how a booking that starts at `start` can be canceled; shown before booking. */
export function cancelOutlook(
  location: Pick<BookingLocation, 'approval' | 'cancel_notice_minutes'>,
  start: Date,
  now: Date,
): string {
  const booking = {
    status: location.approval === 'manual' ? ('pending' as const) : ('approved' as const),
    starts_at: start,
    cancel_until: cancelDeadline(start, location.cancel_notice_minutes),
  };
  return isCancelable(booking, now)
    ? cancelTerms(booking, now)
    : copy.cancelLate(location.cancel_notice_minutes);
}
