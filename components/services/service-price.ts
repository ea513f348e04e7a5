import { dayAndMonth } from '#domain/date-label.ts';
import { discounted } from '#domain/discount.ts';
import { addDays, type LocalDate } from '#domain/local-time.ts';
import { activeOffer } from '#domain/offer.ts';
import { priceBooking, pricedService } from '#domain/price.ts';
import { lineLabel, moneyLabel, priceLabel } from '#domain/price-label.ts';
import { copy } from './copy.ts';

type Priced = Parameters<typeof pricedService>[0];

/** Returns the price of a service in words: on a day, or the list price when no day is known. */
export function servicePrice(service: Priced, day: LocalDate | null): string {
  const priced = pricedService(service);
  if (day === null) return priceLabel(priced);
  const [line] = priceBooking([priced], { date: day }).lines;
  return line ? lineLabel(line) : priceLabel(priced);
}

/**
 * Returns what to say about the offers of a service on a day, seen from `today`: until when the running
 * one lasts, or what the next one brings; null for nothing. The lowest price of the 30 days
 * before a running offer stands beside it where it is known, and never a percentage, which could not stand without (OG 99/2000).
 */
export function offerNote(service: Priced, day: LocalDate, today: LocalDate): string | null {
  const { price, hidden_price, range_price, offers } = pricedService(service);
  if (hidden_price || price === null) return null;
  const running = activeOffer(offers, price, day);
  if (running)
    return [offerEnd(running.end_date, today), running.lowest_price_label]
      .filter(Boolean)
      .join('. ');
  const next = offers.find(({ start_date }) => start_date > day);
  if (!next || range_price) return null;
  const reduced = discounted(price, next);
  if (reduced >= price) return null;
  const label = moneyLabel(reduced);
  return next.start_date === addDays(today, 1)
    ? copy.offerTomorrow(label)
    : copy.offerFrom(dayAndMonth(next.start_date), label);
}

function offerEnd(end: LocalDate, today: LocalDate): string {
  if (end === today) return copy.offerToday;
  return end === addDays(today, 1) ? copy.offerUntilTomorrow : copy.offerUntil(dayAndMonth(end));
}
