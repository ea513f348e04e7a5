import { isCancelable, occupiesSlot, type Cancelable } from './booking-status.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { isFree } from '#domain/money/price-label.ts';
import type { TotalPrice } from '#domain/money/price.ts';

type BookingToCome = Cancelable &
  Pick<TotalPrice, 'max_total' | 'hidden_count'> & {
    hold_expires_at: string | null;
    purchase?: object | null;
  };

const purchaseTerms =
  'Dacă faci și alte programări cu abonamentul cumpărat prin ea, o poți anula sau reprograma abia după ce le anulezi pe acelea.';

/**
 * Returns sentences about decision, cancellation and payment. Empty once the booking has started,
 * or if it occupies no slot.
 */
export function bookingTerms(booking: BookingToCome, now: Date): string[] {
  if (!occupiesSlot(booking.status) || new Date(booking.starts_at) <= now) return [];
  const decideUntil = booking.status === 'pending' && booking.hold_expires_at;
  return [
    ...(decideUntil ? [`Locația are timp să răspundă până ${instantLabel(decideUntil)}.`] : []),
    cancelTerms(booking, now),
    ...(booking.purchase && isCancelable(booking, now) ? [purchaseTerms] : []),
    ...(isFree(booking) ? [] : ['Plătești la locație.']),
  ];
}

/** Returns a sentence on how long the client can cancel. */
export function cancelTerms(booking: Cancelable, now: Date): string {
  if (!isCancelable(booking, now)) return 'Programarea nu se mai poate anula online.';
  if (now >= new Date(booking.cancel_until)) return 'Poți anula cererea cât timp nu are răspuns.';
  return `Poți anula gratuit până ${instantLabel(booking.cancel_until)}.`;
}
