import type { Service } from '#contract/service.ts';
import { dayAndMonth } from '#domain/date-label.ts';
import type { LocalDate } from '#domain/local-time.ts';
import { offerEndLabel } from '#domain/offer-label.ts';
import { lineLabel, priceLabel } from '#domain/price-label.ts';
import { priceBooking, pricedService } from '#domain/price.ts';
import { copy } from './copy.ts';

/** Returns the price of a service on a day in words, and what it is without the offer of that day. */
export function servicePriceLabel(
  service: Service,
  date: LocalDate,
): { label: string; before?: string } {
  const priced = pricedService(service);
  const line = priceBooking([priced], { date }).lines[0];
  if (!line) return { label: priceLabel(priced) };
  return { label: lineLabel(line), before: line.offer ? priceLabel(priced) : undefined };
}

/** Returns the words for the offer of a service on a day, seen from `today`: the one of that day, or the next one. */
export function serviceOffer(service: Service, date: LocalDate, today: LocalDate): string | null {
  const priced = pricedService(service);
  if (service.hidden_price || service.price === null) return null;
  const running = priceBooking([priced], { date }).lines[0]?.offer;
  if (running) return offerEndLabel(running.end_date, today);
  const next = service.offers
    .filter(({ start_date }) => start_date > date)
    .sort((a, b) => (a.start_date < b.start_date ? -1 : 1))[0];
  return next ? copy.offerBetween(dayAndMonth(next.start_date), dayAndMonth(next.end_date)) : null;
}
