import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { withPageStatus } from '#lib/page-gate/page-status.ts';
import { hasKnownGuard, isPerRequest } from '#lib/pages.ts';
import { AddressLimit } from './address-limit.ts';
import type { ApiHealth } from './api-health.ts';
import { sendError } from './send-error.ts';
import { speltUrl } from './page-names.ts';
import { hasReadableState, pageUrl } from './page-request.ts';
import { watchPage, type ResponseKind } from './page-response.ts';
import type { Pages } from './pages.ts';
import { refusePage } from './refused-page.ts';
import { limits } from './limits.ts';
import type { FrontSettings } from './settings.ts';
import { Turns } from './turns.ts';

type PageEntry = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => Promise<void>;

/**
 * Creates the entry to Next. Rendering a page takes a turn until its response starts; a cached page needs no
 * turn. Responds with 503 if no turn is free in time, and with 429 beyond a rate limit of the address.
 */
export function createPageEntry(
  settings: FrontSettings,
  pages: Pages,
  health: ApiHealth,
): PageEntry {
  const { pages: pageLimit, sitemaps, strays } = settings.perMinute;
  const limit = {
    pages: new AddressLimit(pageLimit),
    sitemaps: new AddressLimit(sitemaps),
    strays: new AddressLimit(strays),
  };
  const newTurns = (atOnce: number) =>
    new Turns({
      ...limits.pages,
      ...settings.pagesOfAddress,
      patience: settings.pageWait,
      atOnce,
    });
  // Separate, so that searches and sitemaps do not delay cacheable pages.
  const turns = {
    cached: newTurns(settings.pagesAtOnce),
    perRequest: newTurns(settings.pagesAtOnce),
    sitemap: newTurns(limits.sitemapsAtOnce),
  };
  /** Paths that Next last served from its cache. */
  const cachedPaths = new LRUCache<string, true>({ max: limits.cachedPaths });

  const makePage = (
    request: IncomingMessage,
    response: ServerResponse,
    begins: () => void,
    kind: ResponseKind,
  ): Promise<void> =>
    withPageStatus((status) => {
      watchPage(response, {
        kind,
        begins,
        isPassing: () => health.isAway,
        ownStatus: status,
        showInstead: (page) => {
          request.url = page;
          void makePage(request, response, begins, 'stand-in');
        },
      });
      return pages.handle(request, response);
    });

  return async (request, response, address) => {
    const { method, url = '/', headers } = request;
    const [path = '/'] = url.split('?', 1);
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(response, 405, 'method_not_allowed', {
        allow: 'GET, HEAD',
      });
    if (!hasReadableState(headers)) return sendError(response, 400, 'bad_request');
    if (path.startsWith('/_next/static/')) {
      if (pages.hasFile(path)) return pages.handle(request, response);
      return sendError(response, 404, 'not_found');
    }
    const spelt = speltUrl(url);
    if (spelt !== null) {
      response.writeHead(308, { location: spelt }).end();
      return;
    }
    if (!hasKnownGuard(path)) return refusePage(response, 500);

    const key = limitKeyOf(address);
    const kind = kindOf(path);
    const isCached = kind === 'cached' && cachedPaths.has(path);
    const wait =
      limit.pages.count(key) ||
      (kind === 'sitemap' && limit.sitemaps.count(key)) ||
      (kind === 'cached' && !isCached && limit.strays.waitOf(key));
    if (wait) return refusePage(response, 429, wait);

    const end = isCached ? () => {} : await turns[kind].take(key);
    if (!end) return refusePage(response, 503, 2);
    const begins = () => {
      if (kind !== 'sitemap') end();
      if (kind !== 'cached') return;
      if (wasCached(response)) cachedPaths.set(path, true);
      else cachedPaths.delete(path);
    };
    // A sitemap reads from the api while it streams, so it keeps its turn until the end.
    response.once('close', () => {
      end();
      if (kind === 'cached' && isStray(response)) limit.strays.count(key);
    });
    if (response.destroyed) return end();
    // The error page only replaces other pages; its own URL is a 404.
    request.url = /^\/error\/?$/.test(path) ? '/_not-found' : pageUrl(url, headers);
    await makePage(request, response, begins, headers.rsc === '1' ? 'data' : 'page').finally(() => {
      if (kind !== 'sitemap') end();
    });
  };
}

function kindOf(path: string): 'cached' | 'perRequest' | 'sitemap' {
  if (/^\/sitemaps?[./]/.test(path)) return 'sitemap';
  return isPerRequest(path) ? 'perRequest' : 'cached';
}

function wasCached(response: ServerResponse): boolean {
  const cache = String(response.getHeader('x-nextjs-cache'));
  return response.statusCode === 200 && ['HIT', 'STALE'].includes(cache);
}

/** A wrong slug or an unknown URL, whose response no other visitor needs. */
function isStray({ statusCode }: ServerResponse): boolean {
  return statusCode === 308 || statusCode === 404;
}
