import { defaultPlace, defaultRadiusKm, isInRomania, radiiKm } from '#domain/geo.ts';

/** The place to search around, as the cookie has it. Degrees. */
export type SelectedCity = { lat: number; lng: number; name: string };

export const cityCookie = 'selectedCity';
export const radiusCookie = 'radius';

export const defaultCity: SelectedCity = {
  lat: defaultPlace.latitude,
  lng: defaultPlace.longitude,
  name: defaultPlace.name,
};

const maxName = 80;

/** Tells whether two places are the same point, whatever they are called. */
export function isSameCity(one: SelectedCity, other: SelectedCity): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}

/** Returns the first two comma-separated parts of an address. */
export function shortAddress(address: string): string {
  const parts = address.split(',').map((part) => part.trim());
  return parts.filter(Boolean).slice(0, 2).join(', ').slice(0, maxName);
}

/** Returns a place in Romania with its name cut short, null for anything else. */
function asCity(value: unknown): SelectedCity | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lat, lng, name } = value as Record<string, unknown>;
  if (typeof lat !== 'number' || typeof lng !== 'number' || typeof name !== 'string') return null;
  const label = shortAddress(name);
  return label !== '' && isInRomania(lat, lng) ? { lat, lng, name: label } : null;
}

/** Returns the place of a `selectedCity` cookie, null when there is none or it is corrupt. */
export function parseCity(cookie: string | undefined): SelectedCity | null {
  if (!cookie) return null;
  try {
    return asCity(JSON.parse(cookie));
  } catch {
    return null;
  }
}

/** Returns a radius in km that we offer, null for any other text. */
export function parseRadius(text: string | undefined): number | null {
  const km = Number(text);
  return radiiKm.includes(km) ? km : null;
}

/** Returns the place and the radius in km that an address of results names; null what it does not. */
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

/** Returns the place and the radius in km to search in: the cookies', or else the default ones. */
export function placeFromCookies(read: (name: string) => string | undefined): {
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
