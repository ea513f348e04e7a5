import { type Discount, discounted } from './discount.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import type { Bani } from './money.ts';
import { dayAndMonth } from '#domain/time/date-label.ts';

/** Both days are inclusive. */
export type Offer = Discount & { start_date: LocalDate; end_date: LocalDate };

/** Returns the offer that lowers the price most on `date`; null if none does. */
export function activeOffer<O extends Offer>(
  offers: readonly O[],
  price: Bani,
  date: LocalDate,
): O | null {
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

/** Returns 'Ofertă din 1 până pe 30 noiembrie' or 'Ofertă pe 5 noiembrie'. */
export function offerInterval({ start_date, end_date }: Pick<Offer, 'start_date' | 'end_date'>) {
  if (start_date === end_date) return `Ofertă pe ${dayAndMonth(end_date)}`;
  const isOneMonth = start_date.slice(0, 7) === end_date.slice(0, 7);
  const from = isOneMonth ? String(Number(start_date.slice(8))) : dayAndMonth(start_date);
  return `Ofertă din ${from} până pe ${dayAndMonth(end_date)}`;
}
