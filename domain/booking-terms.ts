import { isCancelable, occupiesSlot, type BookingStatus } from './booking-status.ts';
import { instantLabel } from './date-time-label.ts';
import { isFree } from './free-booking.ts';
import type { TotalPrice } from './price.ts';

type Cancelable = {
  status: BookingStatus;
  starts_at: Date | string;
  cancel_until: Date | string;
};

/** What the terms of a booking hang on. */
type BookingToCome = Cancelable &
  Pick<TotalPrice, 'max_total' | 'hidden_count'> & { hold_expires_at: string | null };

/** Returns the sentence that says until when a booking can be canceled, or that it cannot any more. */
export function cancelTerms(booking: Cancelable, now: Date): string {
  if (!isCancelable(booking, now)) return 'Programarea nu se mai poate anula din cont.';
  if (now >= new Date(booking.cancel_until)) return 'Poți anula cererea cât timp nu are răspuns.';
  return `Poți anula gratuit până ${instantLabel(booking.cancel_until)}.`;
}

/**
 * Returns the sentences that still hold for a booking to come: how long its answer may take, how it can be canceled
 * and where it is paid. None for one that has begun or does not take place.
 */
export function bookingTerms(booking: BookingToCome, now: Date): string[] {
  if (!occupiesSlot(booking.status) || new Date(booking.starts_at) <= now) return [];
  const answerUntil = booking.status === 'pending' && booking.hold_expires_at;
  return [
    ...(answerUntil ? [`Locația are timp să răspundă până ${instantLabel(answerUntil)}.`] : []),
    cancelTerms(booking, now),
    ...(isFree(booking) ? [] : ['Plătești la locație.']),
  ];
}
