import { queryOptions } from '@tanstack/react-query';
import type { CallOutput } from '#contract/types.ts';
import { call } from '#lib/api/call.ts';
import { toCardData, type CardData } from '../cards/card-data.ts';
import type { SearchArea } from '../search-href.ts';

const cardCount = 6;

export function nearbyInput({ city, radius }: SearchArea) {
  return {
    query: { latitude: city.lat, longitude: city.lng, radius: radius * 1000, per_page: cardCount },
  };
}

export function nearbyCards({ data, suggested }: CallOutput<'listLocations'>): CardData[] {
  return [...data, ...suggested].slice(0, cardCount).map(toCardData);
}

export function nearbyQuery(area: SearchArea) {
  const input = nearbyInput(area);
  return queryOptions({
    queryKey: ['search', 'nearby', input.query],
    queryFn: async ({ signal }) => nearbyCards(await call('listLocations', { ...input, signal })),
    retry: false,
  });
}
