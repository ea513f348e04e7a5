import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { CallOutput } from '#contract/types.ts';
import { slugOfPart } from '#domain/words/slug.ts';
import { orNotFound, serverCall } from './server-call.ts';

/**
 * Returns what the first part of an address names, a city, a category or a contest, as the part stands in the address. Ends the page
 * with 404 where it names nothing, and with 308 where it is spelt otherwise ('Iași', 'IASI').
 */
export async function loadPageName(
  name: string,
  path: readonly string[],
): Promise<CallOutput<'pageName'>['data']> {
  const slug = slugOfPart(name);
  if (slug === '') notFound();
  const { data: named } = await orNotFound(serverCall('pageName', { params: { name: slug } }));
  if (slug === name) return named;
  const parts = [slug, ...path.map(slugOfPart)];
  // A part without a letter ('💩', NUL) names nothing, and could not stand in the header of a redirect.
  if (parts.includes('')) notFound();
  permanentRedirect(`/${parts.join('/')}`);
}
