import 'server-only';
import { cookies } from 'next/headers';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import type { LocationDetail } from '#contract/location-detail.ts';
import { refreshCookieNames } from '#contract/session-cookies.ts';
import type { CallOutput } from '#contract/types.ts';
import { maxLengths } from '#contract/values.ts';
import { slugOfPart } from '#domain/words/fold.ts';
import { setPageStatus } from '#lib/page-gate/page-status.ts';
import { loginPath } from '#lib/paths.ts';
import { isApiError } from './api-error.ts';
import { serverCall } from './server-call.ts';

export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (isApiError(error, 'not_found', 'validation_failed')) notFound();
    throw error;
  }
}

/**
 * Returns null if the browser must read instead, because the api failed or the session needs a
 * refresh. Redirects guests to login; renders 404 like `orNotFound`.
 */
export async function signedInRead<T>(read: Promise<T>, path: string): Promise<T | null> {
  try {
    return await orNotFound(read);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const jar = await cookies();
    const canRefresh = refreshCookieNames.some((name) => jar.has(name));
    if (isApiError(error, 'unauthenticated') && !canRefresh) redirect(loginPath(path));
    return null;
  }
}

/** Returns 'gone' (404) for an invalid link, null (503) if the api failed. */
export async function readByLink<T>(read: Promise<{ data: T }>): Promise<T | 'gone' | null> {
  try {
    return (await read).data;
  } catch (error) {
    if (isApiError(error, 'not_found', 'validation_failed', 'bad_request')) {
      setPageStatus(404);
      return 'gone';
    }
    if (!isApiError(error)) throw error;
    setPageStatus(503);
    return null;
  }
}

/** Throws ApiError. The response has the current slug; a malformed slug is not sent. */
export async function readLocation(id: number, slug: string): Promise<LocationDetail> {
  const isSlug = /^[a-z0-9-]+$/.test(slug) && slug.length <= maxLengths.slug;
  const { data } = await serverCall('locationDetail', {
    params: { slug: isSlug ? slug : '-', location_id: id },
    query: { version: 'latest' },
  });
  return data;
}

/** Renders 404 for unknown names; redirects other spellings ('Iași', 'IASI') with 308. */
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
