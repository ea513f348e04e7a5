import type { Booking } from '#contract/booking.ts';
import { isCancelable } from '#domain/booking-status.ts';
import { instantLabel } from '#domain/date-time-label.ts';
import { copy } from './copy.ts';

/** Until when a booking can be canceled, in words. */
export function cancelTerms(
  booking: Pick<Booking, 'status' | 'starts_at' | 'cancel_until'>,
  now: Date,
): string {
  if (!isCancelable(booking, now)) return copy.cancelLate;
  if (now >= new Date(booking.cancel_until)) return copy.cancelUnanswered;
  return copy.cancelUntil(instantLabel(booking.cancel_until));
}
