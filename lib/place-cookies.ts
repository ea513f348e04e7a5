import Cookies from 'js-cookie';
import {
  CITY_COOKIE,
  isSameCity,
  placeFromCookies,
  RADIUS_COOKIE,
  type SelectedCity,
} from './place.ts';

/** Spec section 9. Browsers cap it, so the cookies are written again at each visit. */
const attributes = { 'max-age': '2147483647', path: '/', sameSite: 'lax' } as const;

/** Remembers the place to search around, for the browser. */
export function keepCity(city: SelectedCity): void {
  Cookies.set(CITY_COOKIE, JSON.stringify(city), attributes);
}

/** Remembers the radius in km to search in, for the browser. */
export function keepRadius(km: number): void {
  Cookies.set(RADIUS_COOKIE, String(km), attributes);
}

/** Remembers what of a search is not remembered yet; a default that nobody changed is not written down. */
export function keepPlace({ city, radius }: { city: SelectedCity; radius: number }): void {
  const kept = keptPlace();
  if (!isSameCity(kept.city, city)) keepCity(city);
  if (kept.radius !== radius) keepRadius(radius);
}

/** Returns the place and radius in km of this browser, or the default ones. */
export function keptPlace(): ReturnType<typeof placeFromCookies> {
  return placeFromCookies((name) => Cookies.get(name));
}

/** Gives the cookies that are there a new life (decisions 29). */
export function renewPlace(): void {
  const { city, radius, isDefault } = keptPlace();
  if (!isDefault) keepCity(city);
  if (Cookies.get(RADIUS_COOKIE) !== undefined) keepRadius(radius);
}
