import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { cacheSeconds, hasKnownGuard } from '#lib/pages.ts';
import { AddressLimit } from './address-limit.ts';
import { sendCompressed } from './compressed-page.ts';
import { refusePage, sendError } from './error-response.ts';
import { limits } from './limits.ts';
import { PageCache } from './page-cache.ts';
import type { PageChanges } from './page-changes.ts';
import {
  hasReadableState,
  isGuestSearch,
  plainPath,
  searchHeaders,
  searchStart,
  speltUrl,
  variantOf,
} from './page-request.ts';
import type { Pages } from './pages.ts';
import { PageFailure, renderPage, sendRendered } from './render-page.ts';
import type { FrontSettings } from './settings.ts';
import { isSearch, notFoundPath, type Variant } from './shared-page.ts';
import { Turns } from './turns.ts';
import { warmPages } from './warm-pages.ts';

export function createPageEntry(settings: FrontSettings, pages: Pages, changes: PageChanges) {
  const { pages: pageLimit, sitemaps, strays } = settings.perMinute;
  const limit = {
    pages: new AddressLimit('pages', pageLimit),
    sitemaps: new AddressLimit('sitemaps', sitemaps),
    strays: new AddressLimit('strays', strays),
  };
  const newTurns = (own?: typeof limits.sitemaps) =>
    new Turns({
      ...limits.pages,
      ...settings.pagesOfAddress,
      maxWaitMs: settings.PAGE_WAIT_MS,
      atOnce: settings.PAGES_AT_ONCE,
      ...own,
    });
  // Separate, so that searches and sitemaps do not delay cacheable pages.
  const turns = {
    cached: newTurns(),
    perRequest: newTurns(),
    sitemap: newTurns(limits.sitemaps),
  };
  const inTurn = async <T>(
    line: keyof typeof turns,
    address: string,
    work: () => Promise<T>,
  ): Promise<T> => {
    const end = await turns[line].take(address);
    if (!end) throw new PageFailure(503, true);
    return work().finally(end);
  };
  const cache = new PageCache(
    (url, headers, address) => {
      // The api rate-limits searches by remote address.
      const isSearch = url.startsWith(searchStart);
      const all = isSearch ? { ...headers, 'x-forwarded-for': address } : headers;
      return inTurn(isSearch ? 'perRequest' : 'cached', address && limitKeyOf(address), () =>
        renderPage(pages.handle, { url, headers: all }),
      );
    },
    settings.isPageCacheOn,
    changes,
  );

  const sendHit = (
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    headers: OutgoingHttpHeaders,
  ): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { url = '/' } = request;
    const path = isGuestSearch(request) ? url : plainPath(url.split('?', 1)[0] ?? '/');
    const page = cache.fresh(variantOf(request.headers), path);
    if (!page || limit.pages.count(limitKeyOf(address))) return false;
    // The request log cannot read headers that only writeHead() sets.
    response.setHeader('cache-status', 'web; hit');
    sendCompressed(request, response, page, { ...headers, ...searchHeaders(request) });
    return true;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse, address: string) => {
    const { method, url = '/', headers } = request;
    const [rawPath = '/'] = url.split('?', 1);
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(response, 405, 'method_not_allowed', { allow: 'GET, HEAD' });
    if (pages.hasFile(rawPath)) return pages.handle(request, response);
    if (rawPath.startsWith('/_next/static/')) return sendError(response, 404, 'not_found');
    const spelt = speltUrl(url);
    if (spelt !== null) return void response.writeHead(308, { location: spelt }).end();
    const path = plainPath(rawPath);
    request.url = path + url.slice(rawPath.length);
    if (!hasKnownGuard(path)) return refusePage(response, 500);

    const key = limitKeyOf(address);
    const isSitemap = /^\/sitemaps?[./]/.test(path);
    const isCached = cacheSeconds(path) > 0;
    if (!isCached && !hasReadableState(headers)) return sendError(response, 400, 'bad_request');
    const variant = variantOf(headers);
    const search = settings.isPageCacheOn && isGuestSearch(request) ? request.url : undefined;
    const shared = isCached ? path : search;
    const isHit = shared !== undefined && cache.has(variant, shared);
    const wait =
      limit.pages.count(key) ||
      (isSitemap && limit.sitemaps.count(key)) ||
      (isCached && !isHit && limit.strays.waitOf(key));
    if (wait) return refusePage(response, 429, wait);
    response.setHeaders(new Map(Object.entries(searchHeaders(request))));
    try {
      const page = shared && (await getShared(variant, shared, address));
      if (page) {
        if (page.status !== 200) limit.strays.count(key);
        sendCompressed(request, response, page, {
          'cache-status': isHit ? 'web; hit' : 'web; fwd=miss',
        });
      } else if (isSitemap) {
        await inTurn('sitemap', key, () => stream(request, response));
      } else {
        await renderForVisitor(request, response, address);
      }
    } catch (error) {
      if (!(error instanceof PageFailure)) console.error(error);
      const status = error instanceof PageFailure ? error.status : 500;
      refusePage(response, status, status === 503 ? 2 : 0);
    }
  };

  /** Null for a search that guests may not share. */
  const getShared = (variant: Variant, path: string, address: string) =>
    cache.get(variant, path, address).catch((error: unknown) => {
      if (isSearch(path) && error instanceof PageFailure && !error.isBusy) return null;
      throw error;
    });

  /** Resolves when the stream ends, because the sitemap reads from the api until then. */
  const stream = async (request: IncomingMessage, response: ServerResponse) => {
    await pages.handle(request, response);
    await finished(response).catch(() => {});
  };

  const renderForVisitor = async (
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ) => {
    const render = () => renderPage(pages.handle, request);
    const page = await inTurn('perRequest', limitKeyOf(address), render);
    if (variantOf(request.headers) !== 'html') return sendRendered(response, page);
    if (page.failure) throw new PageFailure(page.failure);
    if (page.status !== 404) return sendRendered(response, page, page.ownStatus);
    const missing = await cache.get('html', notFoundPath, address);
    const { 'set-cookie': cookies = [], 'cache-control': lifetime = 'no-store' } = page.headers;
    response.setHeader('set-cookie', cookies as string[]);
    sendCompressed(request, response, missing, { 'cache-control': lifetime });
  };

  const warm = (hasEnded: () => boolean) =>
    warmPages({
      get: (path) => cache.get('html', path, ''),
      isIdle: () => turns.cached.isIdle && turns.perRequest.isIdle,
      hasEnded: () => hasEnded() || cache.bytes >= limits.cachedPages.warmBytes,
    });

  return { sendHit, handle, warm };
}
