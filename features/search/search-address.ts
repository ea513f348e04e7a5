import { DEFAULT_RADIUS_KM } from '#domain/geo.ts';
import { DEFAULT_CITY, type SelectedCity } from '#lib/place.ts';

/** What a search form asks for; `radius` in km. */
export type SearchBasics = { search: string; city: SelectedCity; radius: number };

/** Returns the parameters of the results page for a text and a place; defaults are left out. */
export function basicQuery({ search, city, radius }: SearchBasics): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (!isSameCity(city, DEFAULT_CITY)) {
    query.set('place', city.name);
    query.set('lat', String(city.lat));
    query.set('lng', String(city.lng));
  }
  if (radius !== DEFAULT_RADIUS_KM) query.set('radius', String(radius));
  return query;
}

/** Returns the address of the results page with these parameters; lists keep their brackets. */
export function resultsPath(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%5B%5D', '[]');
  return `/locations${text && `?${text}`}`;
}

export function isSameCity(one: SelectedCity, other: SelectedCity): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}
