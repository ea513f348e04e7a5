import type { Place } from '#contract/place.ts';
import type { CookieName } from '#lib/browser/storage-keys.ts';
import { defaultPlace, defaultRadiusKm, isInRomania, radiiKm } from '#domain/place/geo.ts';

export type SelectedCity = { lat: number; lng: number; name: string };

export const cityCookie = 'selectedCity';
export const radiusCookie = 'radius';

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

/** Null if invalid or outside Romania; shortens the name. */
function asCity(value: unknown): SelectedCity | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lat, lng, name } = value as Record<string, unknown>;
  if (typeof lat !== 'number' || typeof lng !== 'number' || typeof name !== 'string') return null;
  const label = shortAddress(name);
  return label !== '' && isInRomania(lat, lng) ? { lat, lng, name: label } : null;
}

export function parseCity(cookie: string | undefined): SelectedCity | null {
  if (!cookie) return null;
  try {
    return asCity(JSON.parse(cookie));
  } catch {
    return null;
  }
}

/** In km. */
export function parseRadius(text: string | undefined): number | null {
  const km = Number(text);
  return radiiKm.includes(km) ? km : null;
}

export function placeFromAddress(read: (name: string) => string | undefined): {
  city: SelectedCity | null;
  radius: number | null;
} {
  const degrees = (name: string) => Number(read(name) || NaN);
  return {
    city: asCity({ lat: degrees('lat'), lng: degrees('lng'), name: read('place') }),
    radius: parseRadius(read('radius')),
  };
}

export function placeFromCookies(read: (name: CookieName) => string | undefined): {
  city: SelectedCity;
  radius: number;
  isDefault: boolean;
} {
  const city = parseCity(read(cityCookie));
  return {
    city: city ?? defaultCity,
    radius: parseRadius(read(radiusCookie)) ?? defaultRadiusKm,
    isDefault: city === null,
  };
}
