import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { CallOutput } from '#contract/types.ts';
import { orNotFound, serverCall } from '#lib/api/server-call.ts';
import { cityPath } from '#lib/paths.ts';
import { readCityPath } from './city-address.ts';

export type CityPage = CallOutput<'city'>;

/**
 * Returns a city page by its URL path after the city. Renders the 404 page for an unknown category or page.
 * Redirects a non-canonical URL with 308: the number of the first page, or another spelling ('Frizerii').
 */
export async function loadCity(city: string, path: readonly string[]): Promise<CityPage> {
  const address = readCityPath(path);
  if (!address) notFound();
  const { category, page, isCanonical } = address;
  const found = await orNotFound(read(city, category, page));
  if (page > found.meta.last_page) notFound();
  if (!isCanonical) permanentRedirect(cityPath(city, category, page));
  return found;
}

function read(city: string, category: string | null, page: number): Promise<CityPage> {
  const query = { page };
  return category === null
    ? serverCall('city', { params: { city }, query })
    : serverCall('cityCategory', { params: { city, category }, query });
}
