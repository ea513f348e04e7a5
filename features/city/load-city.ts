import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { CallOutput } from '#contract/types.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { serverCall } from '#lib/api/server-call.ts';
import { cityPath } from '#lib/city-path.ts';
import { readCityPath } from './city-address.ts';

export type CityPage = CallOutput<'city'>;

/**
 * Returns a page of a city by the parts of its address behind the city. Ends the page with 404 where there is no such
 * trade or page, and with 308 where the first page is called by its number or the trade is spelt otherwise ('Frizerii').
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
