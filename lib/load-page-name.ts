import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { CallOutput } from '#contract/types.ts';
import { slugOfPart } from '#domain/slug.ts';
import { orNotFound } from './api/or-not-found.ts';
import { serverCall } from './api/server-call.ts';

/**
 * Returns what the first part of an address names, a city or a contest, as the part stands in the address. Ends the page
 * with 404 where it names nothing, and with 308 where it is spelt otherwise ('Iași', 'IASI').
 */
export async function loadPageName(
  name: string,
  path: readonly string[],
): Promise<CallOutput<'pageName'>['data']> {
  const slug = slugOfPart(name);
  if (slug === '') notFound();
  const { data: named } = await orNotFound(serverCall('pageName', { params: { name: slug } }));
  const rest = path.map((part) => slugOfPart(part) || part);
  if (slug !== name) permanentRedirect(['', slug, ...rest].join('/'));
  return named;
}
