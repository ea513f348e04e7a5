import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { CallOutput } from '#contract/types.ts';
import { slugOfPart } from '#domain/words/fold.ts';
import { orNotFound, serverCall } from './server-call.ts';

/**
 * Resolves the first path segment to a city, category or contest. Renders 404 for unknown names and redirects
 * other spellings ('Iași', 'IASI') with 308.
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
  // A segment without letters ('💩', NUL) has no slug and is not valid in a redirect header.
  if (parts.includes('')) notFound();
  permanentRedirect(`/${parts.join('/')}`);
}
