import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { CallOutput } from '#contract/types.ts';
import { orNotFound } from '#lib/api/page-read.ts';
import { serverCall } from '#lib/api/server-call.ts';
import { cityPath } from '#lib/paths.ts';
import { slugOfPart } from '#domain/words/fold.ts';

export type CityPage = CallOutput<'city'>;

export async function loadCity(city: string, path: readonly string[]): Promise<CityPage> {
  const address = readCityPath(path);
  if (!address) notFound();
  const { category, page, isCanonical } = address;
  const query = { page };
  const cityPage = await orNotFound(
    category === null
      ? serverCall('city', { params: { city }, query })
      : serverCall('cityCategory', { params: { city, category }, query }),
  );
  if (page > cityPage.meta.last_page) notFound();
  if (!isCanonical) permanentRedirect(cityPath(city, category, page));
  return cityPage;
}

/** `category` is null for all categories. Returns null if the path names no page. */
export function readCityPath(path: readonly string[]) {
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
