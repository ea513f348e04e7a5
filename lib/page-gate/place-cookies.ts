import { CITY_COOKIE, placeFromAddress, RADIUS_COOKIE } from '#lib/place.ts';

/** Returns the Set-Cookie headers that keep what an address of results names, for browsers without script. */
export function placeCookies(query: URLSearchParams): string[] {
  const { city, radius } = placeFromAddress((name) => query.get(name) ?? undefined);
  const lines: string[] = [];
  if (city) lines.push(line(CITY_COOKIE, JSON.stringify(city)));
  if (radius) lines.push(line(RADIUS_COOKIE, String(radius)));
  return lines;
}

function line(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=2147483647; SameSite=Lax`;
}
