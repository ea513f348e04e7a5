import type { IncomingHttpHeaders } from 'node:http';
import { cacheSeconds } from '#lib/pages.ts';
import { compressPage, type CompressedPage } from './compressed-page.ts';
import { PageFailure, type RenderedPage } from './render-page.ts';

/** A document, or a response to Next's router: a page's data or the tree of its segments. */
export type Variant = 'html' | 'data' | 'tree';

/** Requests to Next, without data of the visitor. */
const requests: Record<Variant, { query: string; headers: IncomingHttpHeaders }> = {
  html: { query: '', headers: {} },
  data: { query: '?_rsc', headers: { rsc: '1' } },
  tree: {
    query: '',
    headers: {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
    },
  },
};

/** Page data of a 404 or redirect has status 200 and this row. */
const refusal = /^\w+:E\{"digest":"NEXT_(HTTP_ERROR_FALLBACK;404|REDIRECT;)/m;

export const notFoundPath = '/_not-found';

/** Searches are cached with their query, other pages without. */
export const isSearch = (path: string) => path.includes('?');

/** Makes a page for all visitors. `documentOf` returns the shared document of a path. */
export async function makeSharedPage(
  variant: Variant,
  path: string,
  render: (url: string, headers: IncomingHttpHeaders) => Promise<RenderedPage>,
  documentOf: (path: string) => Promise<CompressedPage>,
): Promise<CompressedPage> {
  const { query, headers } = requests[variant];
  let page = await render(path + query, headers);
  // Next redirects to the URL with a hash of these headers in its query.
  if (variant === 'tree' && page.status === 307)
    page = await render(String(page.headers.location), headers);
  if (page.failure) throw new PageFailure(page.failure);
  if (isSearch(path)) {
    if (!page.isShared || page.status !== 200 || page.ownStatus) throw new PageFailure(500);
    // A search is cached too briefly for Brotli.
    return { ...(await compressPage(page, 0)), brotliRequests: Infinity };
  }
  if (variant === 'data' && refusal.test(page.body.toString('latin1'))) return documentOf(path);
  // Next's own 404 document is empty until its script runs.
  if (page.status === 404 && path !== notFoundPath) return documentOf(notFoundPath);
  return compressPage(page, cacheSeconds(path));
}
