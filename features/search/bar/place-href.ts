import { searchParams } from '#domain/search/search-params.ts';
import type { SelectedCity } from '#lib/place/place.ts';

/** Returns the URL of the results page's search in another place, with the same time and filters. */
export function placeHref({ name, lat, lng }: SelectedCity): string {
  const shown = [...new URLSearchParams(location.search)];
  const query = new URLSearchParams(shown.filter(([param]) => searchParams.includes(param)));
  query.set('place', name);
  query.set('lat', String(lat));
  query.set('lng', String(lng));
  query.delete('page');
  return `/locations?${query}`;
}
