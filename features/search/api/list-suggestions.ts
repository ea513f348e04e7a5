import type { LocationCard } from '#contract/location-list.ts';
import { call } from '#lib/api/call.ts';
import { keptPlace } from '#lib/place-cookies.ts';
import { searchBox } from '#lib/search-box.ts';

const PER_PAGE = 3;

/** At most three locations for a text, around the place that the search forms show. */
export async function listSuggestions(
  search: string,
  signal: AbortSignal,
): Promise<LocationCard[]> {
  const kept = keptPlace();
  const city = searchBox.getState().city ?? kept.city;
  const { data } = await call('listLocations', {
    query: {
      search,
      radius: kept.radius * 1000,
      latitude: city.lat,
      longitude: city.lng,
      per_page: PER_PAGE,
    },
    signal,
  });
  return data;
}
