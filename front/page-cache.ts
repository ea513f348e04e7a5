import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { cacheSeconds } from '#lib/pages.ts';
import { compressPage, type CompressedPage } from './compressed-page.ts';
import { limits } from './limits.ts';
import { PageFailure } from './page-failure.ts';
import type { RenderedPage } from './render-page.ts';

/** A document, or what the router of the browser asks for: the page's data, or the tree of its segments. */
export type Variant = 'html' | 'data' | 'tree';

/** Renders for a remote address, which may wait for its turn. Throws PageFailure. */
type Render = (url: string, headers: IncomingHttpHeaders, address: string) => Promise<RenderedPage>;

type Pages = LRUCache<string, CompressedPage, string>;

const notFoundPath = '/_not-found';

/** Page data that says "not found" or "moved" has status 200; the error is a row of its stream. */
const refusal = /^\w+:E\{"digest":"NEXT_(HTTP_ERROR_FALLBACK;404|REDIRECT;)/m;

/** What Next gets of a request: nothing of the visitor. */
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

/**
 * Keeps whole responses of pages that are the same for everyone. Renders once for all who wait, serves a stale
 * page while it is rendered again, and keeps it if that fails.
 */
export class PageCache {
  readonly #render: Render;
  readonly #pages = this.#newCache(limits.cachedPages.bytes);
  /** Redirects, missing pages and trees: every address has them, so they must not push out pages. */
  readonly #strays = this.#newCache(limits.cachedPages.strayBytes);
  readonly #isOn: boolean;

  constructor(render: Render, isOn: boolean) {
    this.#render = render;
    this.#isOn = isOn;
  }

  /** Returns a page that needs no renewal. */
  fresh(variant: Variant, path: string): CompressedPage | undefined {
    return this.#isOn ? this.#pages.get(`${variant} ${path}`, { allowStale: false }) : undefined;
  }

  has(variant: Variant, path: string): boolean {
    const key = `${variant} ${path}`;
    return [this.#pages, this.#strays].some((cache) => cache.peek(key) !== undefined);
  }

  /** Throws PageFailure if the page was never rendered and cannot be now. */
  async get(variant: Variant, path: string, address: string): Promise<CompressedPage> {
    const key = `${variant} ${path}`;
    const cache = this.#pages.peek(key) ? this.#pages : this.#strays;
    const status: LRUCache.Status<string, CompressedPage, string> = {};
    const again = !this.#isOn && { forceRefresh: true, allowStale: false };
    try {
      const page = await cache.fetch(key, { context: address, status, ...again });
      return page ?? (this.#pages.get(key) as CompressedPage);
    } catch (error) {
      const isOthers = status.fetch === 'inflight' && error instanceof PageFailure && error.isBusy;
      if (isOthers) return this.get(variant, path, address);
      throw error;
    }
  }

  #newCache(maxSize: number): Pages {
    return new LRUCache({
      maxSize,
      allowStale: true,
      noDeleteOnStaleGet: true,
      ignoreFetchAbort: true,
      sizeCalculation: (page, key) => {
        // Missing pages share one document.
        const isShared = page.status === 404 && !key.endsWith(notFoundPath);
        return 1_000 + 2 * (key.length + (isShared ? 0 : page.gzip.length));
      },
      fetchMethod: async (key, stale, { options, context }) => {
        const [variant, path] = key.split(' ') as [Variant, string];
        options.ttl = cacheSeconds(path) * 1000;
        try {
          const page = await this.#make(variant, path, stale ? '' : context);
          // The same page is compressed already.
          if (page.headers.etag === stale?.headers.etag) return stale;
          const isPage = page.status === 200 && variant !== 'tree';
          if (!isPage || this.#pages.peek(key)) return page;
          this.#pages.set(key, page, { ttl: options.ttl });
          return undefined;
        } catch (error) {
          if (!stale || !this.#isOn) throw error;
          options.ttl = limits.cachedPages.retryAfter;
          return stale;
        }
      },
    });
  }

  async #make(variant: Variant, path: string, address: string): Promise<CompressedPage> {
    const { query, headers } = requests[variant];
    let page = await this.#render(path + query, headers, address);
    // Next names the hash of these headers, which it wants in the query.
    if (variant === 'tree' && page.status === 307)
      page = await this.#render(String(page.headers.location), headers, address);
    if (page.failure) throw new PageFailure(page.failure);
    if (variant === 'data' && refusal.test(page.body.toString('latin1')))
      return this.get('html', path, address);
    // Next leaves the document to its script.
    if (page.status === 404 && path !== notFoundPath)
      return this.get('html', notFoundPath, address);
    return compressPage(page, cacheSeconds(path));
  }
}
