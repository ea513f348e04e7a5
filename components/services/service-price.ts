import type { Service } from '#contract/service.ts';
import { discounted } from '#domain/money/discount.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { maybeBani } from '#domain/money/money.ts';
import { activeOffer } from '#domain/money/offer.ts';
import { priceBooking, pricedService } from '#domain/money/price.ts';
import { moneyLabel, priceLabel } from '#domain/money/price-label.ts';

export type ListedService = Pick<
  Service,
  | 'id'
  | 'name'
  | 'description'
  | 'duration'
  | 'price'
  | 'max_price'
  | 'range_price'
  | 'hidden_price'
  | 'professionals'
  | 'is_subscription'
  | 'advanced_details'
> & { offers: Omit<Service['offers'][number], 'id'>[] };

export function servicePrice(service: ListedService, day: LocalDate | null): string {
  const priced = pricedService(service);
  return priceLabel(day ? priceBooking([priced], { date: day }).lines[0]! : priced);
}

export function offerNote(service: ListedService, day: LocalDate): string | null {
  const { hidden_price, range_price, offers } = service;
  const price = maybeBani(service.price);
  if (hidden_price || price === null) return null;
  const running = activeOffer(offers, price, day);
  if (running) return announcement(running, '');
  const next = offers.find(({ start_date }) => start_date > day);
  if (!next || range_price) return null;
  const reduced = discounted(price, next);
  return reduced < price ? announcement(next, `: ${moneyLabel(reduced)}`) : null;
}

/** OG 99/2000 art. 33 requires the lowest price of the 30 days before the offer. */
function announcement(offer: ListedService['offers'][number], price: string): string | null {
  const { interval_label, lowest_price_label } = offer;
  return lowest_price_label ? `${interval_label}${price}. ${lowest_price_label}` : null;
}
