import { defaultRadiusKm } from '#domain/geo.ts';
import { defaultCity, isSameCity, type SelectedCity } from '#lib/place.ts';

/** Where to search; `radius` in km. */
export type SearchArea = { city: SelectedCity; radius: number };

/** Returns the parameters of the results page for a text and a place; defaults are left out, but no radius of a place. */
export function basicQuery({
  search,
  city,
  radius,
}: SearchArea & { search: string }): URLSearchParams {
  const query = new URLSearchParams();
  const isElsewhere = !isSameCity(city, defaultCity);
  if (search) query.set('search', search);
  if (isElsewhere) {
    query.set('place', city.name);
    query.set('lat', String(city.lat));
    query.set('lng', String(city.lng));
  }
  if (isElsewhere || radius !== defaultRadiusKm) query.set('radius', String(radius));
  return query;
}

/** Returns the parameters for a place that was typed and not picked: the results page looks it up. */
export function placeNameQuery(search: string, place: string): URLSearchParams {
  return new URLSearchParams({ ...(search && { search }), place });
}

/** Returns the address of the results page with these parameters; lists keep their brackets. */
export function resultsPath(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%5B%5D', '[]');
  return `/locations${text && `?${text}`}`;
}
