import { discounted } from './discount.ts';
import { addDays, type LocalDate } from '#domain/time/local-time.ts';
import type { Bani } from './money.ts';
import type { Offer } from './offer.ts';

/** `price` is the minimum of a range; null if not shown. */
export type PriceChange = { since: LocalDate; price: Bani | null };

const days = 30;

/**
 * Returns the lowest price in bani, other offers deducted, in the 30 days before `offer`; null if a
 * day's price is unknown. `changes` must be sorted by `since`.
 */
export function lowestPriceBefore(
  offer: Offer,
  changes: readonly PriceChange[],
  offers: readonly Offer[],
): Bani | null {
  let lowest = Infinity;
  for (let back = 1; back <= days; back += 1) {
    const day = addDays(offer.start_date, -back);
    const price = lowestOf(day, changes);
    if (price === null) return null;
    const running = offers.filter(
      (one) => one !== offer && one.start_date <= day && day <= one.end_date,
    );
    lowest = Math.min(lowest, price, ...running.map((one) => discounted(price, one)));
  }
  return lowest;
}

/** Includes the price at the beginning of the day, because changes have no time of day. */
function lowestOf(day: LocalDate, changes: readonly PriceChange[]): Bani | null {
  const before = changes.findLast(({ since }) => since < day);
  const ofDay = changes.filter(({ since }) => since === day);
  const prices = [...(before ? [before] : []), ...ofDay].map(({ price }) => price ?? -Infinity);
  const lowest = Math.min(...prices);
  return Number.isFinite(lowest) ? lowest : null;
}
