import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { CallOutput } from '#contract/types.ts';
import { orNotFound, serverCall } from '#lib/api/server-call.ts';
import { cityPath } from '#lib/paths.ts';
import { slugOfPart } from '#domain/words/fold.ts';

export type CityPage = CallOutput<'city'>;

export async function loadCity(city: string, path: readonly string[]): Promise<CityPage> {
  const address = readCityPath(path);
  if (!address) notFound();
  const { category, page, isCanonical } = address;
  const cityPage = await orNotFound(read(city, category, page));
  if (page > cityPage.meta.last_page) notFound();
  if (!isCanonical) permanentRedirect(cityPath(city, category, page));
  return cityPage;
}

function read(city: string, category: string | null, page: number): Promise<CityPage> {
  const query = { page };
  return category === null
    ? serverCall('city', { params: { city }, query })
    : serverCall('cityCategory', { params: { city, category }, query });
}

type CityAddress = {
  /** Slug; null for all categories. */
  category: string | null;
  page: number;
  isCanonical: boolean;
};

export function readCityPath(path: readonly string[]): CityAddress | null {
  const numbered = path.findIndex((part) => slugOfPart(part) === 'pagina');
  const [segment, ...more] = numbered === -1 ? path : path.slice(0, numbered);
  if (more.length > 0) return null;
  const category = segment === undefined ? null : slugOfPart(segment);
  if (category === '') return null;
  const isSpelt = category === (segment ?? null);
  if (numbered === -1) return { category, page: 1, isCanonical: isSpelt };
  const [word, number, ...rest] = path.slice(numbered);
  if (rest.length > 0 || !/^[1-9]\d{0,4}$/.test(number ?? '')) return null;
  const page = Number(number);
  return { category, page, isCanonical: isSpelt && word === 'pagina' && page > 1 };
}
