import type { Place } from '#contract/place.ts';
import { defaultPlace, defaultRadiusKm, isInRomania, radiiKm } from '#domain/place/geo.ts';
import { isRecord, siteCookies } from '#lib/browser/browser-storage.ts';
import type { CookieName } from '#lib/browser/storage-keys.ts';

export type SelectedCity = { lat: number; lng: number; name: string };

const cityCookie = 'selectedCity';
const radiusCookie = 'radius';

export const defaultCity: SelectedCity = {
  lat: defaultPlace.latitude,
  lng: defaultPlace.longitude,
  name: defaultPlace.name,
};

const maxName = 80;

export function isSameCity(one: SelectedCity, other: SelectedCity): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}

export function shortAddress(address: string): string {
  const parts = address.split(',').map((part) => part.trim());
  return parts.filter(Boolean).slice(0, 2).join(', ').slice(0, maxName);
}

export function toCity(place: Pick<Place, 'label' | 'latitude' | 'longitude'>): SelectedCity {
  return { lat: place.latitude, lng: place.longitude, name: shortAddress(place.label) };
}

function asCity(value: unknown): SelectedCity | null {
  if (!isRecord(value)) return null;
  const { lat, lng, name } = value;
  if (typeof lat !== 'number' || typeof lng !== 'number' || typeof name !== 'string') return null;
  const label = shortAddress(name);
  return label !== '' && isInRomania(lat, lng) ? { lat, lng, name: label } : null;
}

function parseCity(cookie: string | undefined): SelectedCity | null {
  if (!cookie) return null;
  try {
    return asCity(JSON.parse(cookie));
  } catch {
    return null;
  }
}

function parseRadius(text: string | undefined): number | null {
  const km = Number(text);
  return radiiKm.includes(km) ? km : null;
}

export function placeFromAddress(read: (name: string) => string | undefined) {
  const degrees = (name: string) => Number(read(name) || NaN);
  return {
    city: asCity({ lat: degrees('lat'), lng: degrees('lng'), name: read('place') }),
    radius: parseRadius(read('radius')),
  };
}

export function placeFromCookies(read: (name: CookieName) => string | undefined) {
  const city = parseCity(read(cityCookie));
  return {
    city: city ?? defaultCity,
    radius: parseRadius(read(radiusCookie)) ?? defaultRadiusKm,
    isDefault: city === null,
  };
}

/** In seconds. Browsers cap lifetimes, so the search bar renews the cookies. */
const cookieLife = '2147483647';

const attributes = { 'max-age': cookieLife, path: '/', sameSite: 'lax' } as const;

export function storeCity(city: SelectedCity): void {
  siteCookies.set(cityCookie, JSON.stringify(city), attributes);
}

export function storeRadius(km: number): void {
  siteCookies.set(radiusCookie, String(km), attributes);
}

/** Without a cookie, the default city counts as stored. */
export function storePlace({ city, radius }: { city: SelectedCity; radius: number }): void {
  const stored = ownPlace();
  if (!isSameCity(stored.city, city)) storeCity(city);
  if (siteCookies.get(radiusCookie) !== String(radius)) storeRadius(radius);
}

export function ownPlace() {
  return placeFromCookies((name) => siteCookies.get(name));
}

export function renewPlace(): void {
  const { city, radius, isDefault } = ownPlace();
  if (!isDefault) storeCity(city);
  if (siteCookies.get(radiusCookie) !== undefined) storeRadius(radius);
}

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
