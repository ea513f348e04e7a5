import { defaultRadiusKm } from '#domain/place/geo.ts';
import { defaultCity, isSameCity, type SelectedCity } from '#lib/place/place.ts';

/** Where to search; `radius` in km. */
export type SearchArea = { city: SelectedCity; radius: number };

/**
 * Returns the URL parameters of a text and a place. Omits defaults, except the radius of a place other than
 * the default.
 */
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

/** Returns the URL parameters of a typed place name; the results page looks the place up. */
export function placeNameQuery(search: string, place: string): URLSearchParams {
  return new URLSearchParams({ ...(search && { search }), place });
}

/** Returns the URL of the results page; keeps the brackets of lists. */
export function resultsPath(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%5B%5D', '[]');
  return `/locations${text && `?${text}`}`;
}
