import { searchParams } from '#domain/search/search-params.ts';
import type { SelectedCity } from '#lib/place/place.ts';

/**
 * Returns the URL of the results page's search in another place, with the same time and filters. The
 * page looks up a place that has only a name.
 */
export function placeHref(city: Pick<SelectedCity, 'name'> & Partial<SelectedCity>): string {
  const shown = [...new URLSearchParams(location.search)];
  const query = new URLSearchParams(shown.filter(([param]) => searchParams.includes(param)));
  query.set('place', city.name);
  for (const name of ['lat', 'lng'] as const)
    if (city[name] === undefined) query.delete(name);
    else query.set(name, String(city[name]));
  query.delete('page');
  return `/locations?${query}`;
}
