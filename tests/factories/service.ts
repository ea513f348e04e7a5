import type { Service } from '#contract/service.ts';
import { offerInterval } from '#domain/money/offer.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import { maybeBani } from '#domain/money/money.ts';
import { priceLabel } from '#domain/money/price-label.ts';

let last = 100;

export function makeService(changes: Partial<Service> = {}): Service {
  const id = changes.id ?? ++last;
  const duration = changes.duration ?? 30;
  const { price = 80, max_price = null, range_price = false, hidden_price = false } = changes;
  const label = (from: number | null, to: number | null) =>
    priceLabel({ price: maybeBani(from), max_price: maybeBani(to), range_price, hidden_price });
  return {
    id,
    service_id: id,
    name: `Serviciul ${id}`,
    description: '',
    duration,
    duration_label: durationLabel(duration),
    price,
    max_price,
    range_price,
    hidden_price,
    price_label: label(price, max_price),
    max_price_label: max_price === null ? null : label(max_price, null),
    has_offers: Boolean(changes.offers?.length),
    offers: [],
    professionals: [1, 2],
    is_subscription: false,
    subscriptions: [],
    equipment_group: null,
    advanced_details: null,
    ...changes,
  };
}

export function makeOffer(
  changes: Partial<Service['offers'][number]> = {},
): Service['offers'][number] {
  const days = { start_date: '2026-11-01', end_date: '2026-11-30', ...changes };
  return {
    id: ++last,
    ...days,
    interval_label: offerInterval(days),
    discount: 25,
    discount_type: 'percentage',
    lowest_price_label: 'Cel mai mic preț din cele 30 de zile dinaintea ofertei: 80\u00A0RON',
    ...changes,
  };
}
