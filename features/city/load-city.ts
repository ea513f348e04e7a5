import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { CallOutput } from '#contract/types.ts';
import { orNotFound } from '#lib/api/page-read.ts';
import { serverCall } from '#lib/api/server-call.ts';
import { cityPath } from '#lib/paths.ts';
import { slugOfPart } from '#domain/words/fold.ts';

export type CityPage = CallOutput<'city'>;

export async function loadCity(city: string, path: readonly string[]): Promise<CityPage> {
  const address = readCityPath(city, path);
  if (!address) notFound();
  const { category, page, canonical, isCanonical } = address;
  const query = { page };
  const cityPage = await orNotFound(
    category === null
      ? serverCall('city', { params: { city }, query })
      : serverCall('cityCategory', { params: { city, category }, query }),
  );
  if (page > cityPage.meta.last_page) notFound();
  if (!isCanonical) permanentRedirect(canonical);
  return cityPage;
}

/** `category` is null for all categories. Returns null if the path names no page. */
export function readCityPath(city: string, path: readonly string[]) {
  const isNumbered = slugOfPart(path.at(-2) ?? '') === 'pagina';
  const number = isNumbered ? path.at(-1) : '1';
  const [segment, ...more] = isNumbered ? path.slice(0, -2) : path;
  const category = segment === undefined ? null : slugOfPart(segment);
  if (more.length > 0 || category === '' || category === 'pagina') return null;
  if (!/^[1-9]\d{0,4}$/.test(number ?? '')) return null;
  const page = Number(number);
  const canonical = cityPath(city, category, page);
  return { category, page, canonical, isCanonical: canonical === `/${[city, ...path].join('/')}` };
}
