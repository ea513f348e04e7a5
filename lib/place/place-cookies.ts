import { siteCookies } from '#lib/browser/browser-storage.ts';
import type { CookieName } from '#lib/browser/storage-keys.ts';
import {
  cityCookie,
  isSameCity,
  placeFromAddress,
  placeFromCookies,
  radiusCookie,
  type SelectedCity,
} from './place.ts';

/** In seconds. Browsers cap lifetimes, so each page load renews the cookies. */
const cookieLife = '2147483647';

const attributes = { 'max-age': cookieLife, path: '/', sameSite: 'lax' } as const;

export function storeCity(city: SelectedCity): void {
  siteCookies.set(cityCookie, JSON.stringify(city), attributes);
}

export function storeRadius(km: number): void {
  siteCookies.set(radiusCookie, String(km), attributes);
}

/** Writes only changes. Without a cookie, the default city is no change. */
export function storePlace({ city, radius }: { city: SelectedCity; radius: number }): void {
  const stored = ownPlace();
  if (!isSameCity(stored.city, city)) storeCity(city);
  if (siteCookies.get(radiusCookie) !== String(radius)) storeRadius(radius);
}

export function ownPlace(): ReturnType<typeof placeFromCookies> {
  return placeFromCookies((name) => siteCookies.get(name));
}

export function renewPlace(): void {
  const { city, radius, isDefault } = ownPlace();
  if (!isDefault) storeCity(city);
  if (siteCookies.get(radiusCookie) !== undefined) storeRadius(radius);
}

/** Returns Set-Cookie headers for values of the URL that differ from the cookies. */
export function placeCookieHeaders(
  query: URLSearchParams,
  cookies: (name: string) => string | undefined,
): string[] {
  const { city, radius } = placeFromAddress((name) => query.get(name) ?? undefined);
  const lines: string[] = [];
  if (city && !isSameCity(city, placeFromCookies(cookies).city))
    lines.push(cookieHeader(cityCookie, JSON.stringify(city)));
  if (radius && cookies(radiusCookie) !== String(radius))
    lines.push(cookieHeader(radiusCookie, String(radius)));
  return lines;
}

function cookieHeader(name: CookieName, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${cookieLife}; SameSite=Lax`;
}
