import { queryOptions } from '@tanstack/react-query';
import type { LocationCard } from '#contract/location-list.ts';
import type { CallOutput } from '#contract/types.ts';
import { toBani } from '#domain/money/money.ts';
import { moneyLabel } from '#domain/money/price-label.ts';
import { noBreak, numberLabel } from '#domain/words/numbers.ts';
import { categoryNoun } from '#domain/words/category-noun.ts';
import { call } from '#lib/api/call.ts';

/** Has few fields, because Next's payload repeats those of twenty cards. */
export type CardData = {
  id: number;
  slug: string;
  name: string;
  facts: string;
  rating: number;
  reviews: number;
  price: string | null;
  cover: string | null;
  tint?: [string, string];
};

export type ResultPage = ReturnType<typeof toResultPage>;

export function toCardData(location: LocationCard): CardData {
  const { distance, address, price_from: price } = location;
  const where =
    distance === null ? `${address}, ${location.city}` : `${distanceLabel(distance)} · ${address}`;
  return {
    id: location.id,
    slug: location.slug,
    name: location.name,
    facts: `${categoryNoun(location.category)} · ${where}`,
    rating: location.average_rating,
    reviews: location.rating_count,
    price: price === null ? null : `de la ${moneyLabel(toBani(price))}`,
    cover: location.cover?.dataUrl500.split('?')[0] ?? null,
    tint: location.cover?.tint,
  };
}

export function toCityCard(location: LocationCard): CardData {
  const facts = `${categoryNoun(location.category)} · ${location.address}`;
  return { ...toCardData(location), facts };
}

export function toResultPage(list: CallOutput<'listLocations'>) {
  const { data, meta, suggested, understood, sort } = list;
  return {
    cards: data.map(toCardData),
    suggested: suggested.map(toCardData),
    page: meta.current_page,
    pageCount: meta.last_page,
    total: meta.total,
    exact: meta.total_is_exact,
    understood,
    sort,
  };
}

export function distanceLabel(metres: number): string {
  const rounded = Math.max(50, Math.round(metres / 50) * 50);
  if (rounded < 1000) return `la ${noBreak(`${rounded} m`)}`;
  const km = metres / 1000;
  return `la ${noBreak(`${numberLabel(Number(km.toFixed(km < 10 ? 1 : 0)))} km`)}`;
}

export function cardsQuery(ids: number[]) {
  return queryOptions({
    queryKey: ['locations', 'cards', ids],
    queryFn: async ({ signal }) => (await call('locationsCards', { query: { ids }, signal })).data,
    enabled: ids.length > 0,
    retry: false,
  });
}
