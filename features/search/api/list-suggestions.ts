import type { LocationCard } from '#contract/location-list.ts';
import { call } from '#lib/api/call.ts';
import { keptPlace } from '#lib/place-cookies.ts';

const PER_PAGE = 3;

/** At most three locations for a text, around the chosen place (spec section 7, suggestions). */
export async function listSuggestions(
  search: string,
  signal: AbortSignal,
): Promise<LocationCard[]> {
  const { city, radius } = keptPlace();
  const { data } = await call('listLocations', {
    query: {
      search,
      radius: radius * 1000,
      latitude: city.lat,
      longitude: city.lng,
      per_page: PER_PAGE,
    },
    signal,
  });
  return data;
}
