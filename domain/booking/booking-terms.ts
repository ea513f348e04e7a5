import { isCancelable, occupiesSlot, type BookingStatus } from './booking-status.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { isFree } from '#domain/money/price-label.ts';
import type { TotalPrice } from '#domain/money/price.ts';

type Cancelable = {
  status: BookingStatus;
  starts_at: Date | string;
  cancel_until: Date | string;
};

/** Fields of a booking that its terms depend on. */
type BookingToCome = Cancelable &
  Pick<TotalPrice, 'max_total' | 'hidden_count'> & { hold_expires_at: string | null };

/** Returns the sentence that states the cancellation deadline, or that it has passed. */
export function cancelTerms(booking: Cancelable, now: Date): string {
  if (!isCancelable(booking, now)) return 'Programarea nu se mai poate anula din cont.';
  if (now >= new Date(booking.cancel_until)) return 'Poți anula cererea cât timp nu are răspuns.';
  return `Poți anula gratuit până ${instantLabel(booking.cancel_until)}.`;
}

/**
 * Returns the terms that apply to an upcoming booking: time limit of the decision, cancellation, payment.
 * Empty for bookings that have started or do not take place.
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
