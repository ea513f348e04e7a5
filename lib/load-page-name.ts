import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { CallOutput } from '#contract/types.ts';
import { slugify } from '#domain/slug.ts';
import { isApiError } from './api/api-error.ts';
import { serverCall } from './api/server-call.ts';

/**
 * Returns what the first part of an address names, a city or a contest, as the part stands in the address. Ends the page
 * with 404 where it names nothing, and with 308 where it is spelt otherwise ('Iași', 'IASI').
 */
export async function loadPageName(
  name: string,
  path: readonly string[],
): Promise<CallOutput<'pageName'>['data']> {
  const slug = slugify(decoded(name));
  if (slug === '') notFound();
  const named = await read(slug);
  if (slug !== name) permanentRedirect(['', slug, ...path].join('/'));
  return named;
}

async function read(name: string) {
  try {
    return (await serverCall('pageName', { params: { name } })).data;
  } catch (error) {
    if (isApiError(error, 'not_found', 'validation_failed')) notFound();
    throw error;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
