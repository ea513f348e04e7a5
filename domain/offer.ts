import { discounted } from './discount.ts';
import type { Discount } from './discount.ts';
import type { LocalDate } from './local-time.ts';
import type { Bani } from './money.ts';

/** A discount of one service on the Bucharest days from start_date to end_date, both included. */
export type Offer = Discount & {
  id?: number;
  start_date: LocalDate;
  end_date: LocalDate;
  /** What is said beside it, where it is shown. */
  lowest_price_label?: string | null;
};

/**
 * Returns the offer that makes a price in bani the lowest on a day; null when none
 * runs that day, none lowers the price, or the price is not known.
 */
export function activeOffer<O extends Offer>(
  offers: readonly O[],
  price: Bani | null,
  date: LocalDate,
): O | null {
  if (price === null) return null;
  let best: O | null = null;
  let lowest = price;
  for (const offer of offers) {
    const runs = offer.start_date <= date && date <= offer.end_date;
    const reduced = discounted(price, offer);
    if (runs && reduced < lowest) {
      best = offer;
      lowest = reduced;
    }
  }
  return best;
}
