import type { Service, ServiceCategory } from '#contract/service.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { offerInterval } from '#domain/money/offer.ts';
import { lowestPriceBefore, type PriceChange } from '#domain/money/lowest-price.ts';
import { maybeRon, type Bani } from '#domain/money/money.ts';
import { moneyLabel, priceLabel } from '#domain/money/price-label.ts';
import type { loadServiceCategories, ServiceRow } from './repository.ts';

export function presentServiceCategories(
  categories: Awaited<ReturnType<typeof loadServiceCategories>>,
  prices: ReadonlyMap<number, readonly PriceChange[]>,
  today: LocalDate,
): ServiceCategory[] {
  return categories.map((category) => ({
    ...category,
    services: category.services.map((service) =>
      presentService(service, today, prices.get(service.id) ?? []),
    ),
  }));
}

function lowestLabel(lowest: Bani | null, isRange: boolean): string | null {
  if (lowest === null) return null;
  const label = `${isRange ? 'de la ' : ''}${moneyLabel(lowest)}`;
  return `Cel mai mic preț din cele 30 de zile dinaintea ofertei: ${label}`;
}

function presentService(
  { duration_min: duration, ...row }: ServiceRow,
  today: LocalDate,
  changes: readonly PriceChange[],
): Service {
  const price = row.hidden_price ? null : row.price;
  const max = row.hidden_price || !row.range_price ? null : row.max_price;
  const offers = row.offers.filter(({ end_date }) => end_date >= today);
  return {
    ...row,
    service_id: row.id,
    duration,
    duration_label: durationLabel(duration),
    price: maybeRon(price),
    max_price: maybeRon(max),
    price_label: priceLabel({ ...row, price, max_price: max }),
    max_price_label: max === null ? null : moneyLabel(max),
    has_offers: offers.length > 0,
    offers: offers.map((offer) => ({
      ...offer,
      interval_label: offerInterval(offer),
      lowest_price_label:
        price === null
          ? null
          : lowestLabel(lowestPriceBefore(offer, changes, row.offers), row.range_price),
    })),
  };
}
