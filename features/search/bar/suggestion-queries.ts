import { queryOptions } from '@tanstack/react-query';
import { pageSizes } from '#contract/page-sizes.ts';
import { call } from '#lib/api/call.ts';
import type { SearchArea } from '../search-href.ts';
import { typingPause } from '../pause.ts';

/** Suggests up to three locations around a place; disabled for an empty text. */
export function servicesQuery(search: string, { city, radius }: SearchArea) {
  const query = {
    search,
    radius: radius * 1000,
    latitude: city.lat,
    longitude: city.lng,
    per_page: pageSizes.suggestions,
  };
  return queryOptions({
    queryKey: ['search', 'suggestions', 'services', query],
    queryFn: async ({ signal }) => {
      await typingPause(signal);
      const { data } = await call('listLocations', { query, signal });
      return data;
    },
    enabled: search !== '',
    retry: false,
  });
}

/** Localities whose name matches, largest first; disabled for an empty text. */
export function placesQuery(search: string) {
  return queryOptions({
    queryKey: ['search', 'suggestions', 'places', search],
    queryFn: async ({ signal }) => {
      await typingPause(signal);
      const { data } = await call('listPlaces', { query: { search }, signal });
      return data;
    },
    enabled: search !== '',
    retry: false,
  });
}
