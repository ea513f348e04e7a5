import { dayAndMonth } from '#domain/date-label.ts';
import { discounted } from '#domain/discount.ts';
import { addDays, type LocalDate } from '#domain/local-time.ts';
import { offerEndLabel } from '#domain/offer-label.ts';
import { activeOffer, type Offer } from '#domain/offer.ts';
import { pricedService } from '#domain/price.ts';
import { lineLabel, moneyLabel, priceLabel } from '#domain/price-label.ts';
import { priceBooking } from '#domain/price.ts';
import type { BookableService } from './bookable-service.ts';
import { copy } from './copy.ts';

/** Returns the price of a service in words: on a day, or the list price when no day is known. */
export function servicePrice(service: BookableService, day: LocalDate | null): string {
  const priced = pricedService(service);
  if (day === null) return priceLabel(priced);
  const [line] = priceBooking([priced], { date: day }).lines;
  return line ? lineLabel(line) : priceLabel(priced);
}

/**
 * Returns what to say about the offers of a service on a day: until when the running one lasts, or
 * what the next one brings; null for nothing. Never a percentage: without the lowest price of the
 * last 30 days a reduction may not be announced (OG 99/2000).
 */
export function offerNote(service: BookableService, day: LocalDate): string | null {
  const { price, hidden_price } = pricedService(service);
  if (hidden_price || price === null) return null;
  const running = activeOffer(service.offers, price, day);
  if (running) return offerEndLabel(running.end_date, day);
  const next = nextOffer(service.offers, day);
  if (!next || service.range_price) return null;
  const reduced = discounted(price, next);
  if (reduced >= price) return null;
  const label = moneyLabel(reduced);
  return next.start_date === addDays(day, 1)
    ? copy.service.offerTomorrow(label)
    : copy.service.offerFrom(dayAndMonth(next.start_date), label);
}

function nextOffer(offers: Offer[], day: LocalDate): Offer | undefined {
  return offers
    .filter(({ start_date }) => start_date > day)
    .sort((one, other) => (one.start_date < other.start_date ? -1 : 1))[0];
}
