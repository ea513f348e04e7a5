import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { LocationDetail } from '#contract/location-detail.ts';
import { maxLengths } from '#contract/values.ts';
import { orNotFound, serverCall } from './server-call.ts';
import type { CallOutput } from '#contract/types.ts';
import { slugOfPart } from '#domain/words/fold.ts';

const slugPattern = /^[a-z0-9-]+$/;

/** Throws ApiError. The response has the current slug; a malformed slug is not sent. */
export async function readLocation(id: number, slug: string): Promise<LocationDetail> {
  const isSlug = slugPattern.test(slug) && slug.length <= maxLengths.slug;
  const { data } = await serverCall('locationDetail', {
    params: { slug: isSlug ? slug : '-', location_id: id },
    query: { version: 'latest' },
  });
  return data;
}

/**
 * Resolves the first path segment to a city, category or contest. Renders 404 for unknown names;
 * redirects other spellings ('Iași', 'IASI') with 308.
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
  // A segment such as '💩' or NUL has no slug and is invalid in a redirect header.
  if (parts.includes('')) notFound();
  permanentRedirect(`/${parts.join('/')}`);
}
