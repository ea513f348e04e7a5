import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { addDays, startOfDay, today } from '#domain/time/local-time.ts';
import { cacheSeconds, isDaily, keptSeconds, pages } from '#lib/pages.ts';
import { compressPage, type CompressedPage } from './compressed-page.ts';
import { limits } from './limits.ts';
import { PageChanges } from './page-changes.ts';
import { PageFailure, type RenderedPage } from './render-page.ts';

/** A document, or a response to Next's router: a page's data or the tree of its segments. */
export type Variant = 'html' | 'data' | 'tree';

type Render = (url: string, headers: IncomingHttpHeaders, address: string) => Promise<RenderedPage>;

/** Times are process time (ms). */
type Kept = {
  page: CompressedPage;
  /** When its rendering began; later changes may be missing. */
  madeAt: number;
  dayEndsAt: number;
  excusedUntil?: number;
};

type StoredPages = LRUCache<string, Kept, string>;

const guestSeconds = pages['/locations'].guestsFor ?? 0;

/** Searches are cached with their query, other pages without. */
const isSearch = (path: string) => path.includes('?');

const freshMs = (path: string) => 1_000 * (isSearch(path) ? guestSeconds : cacheSeconds(path));

function newPage(path: string, page: CompressedPage, madeAt: number): Kept {
  return { page, madeAt, dayEndsAt: isDaily(path) ? dayEnd(madeAt) : Infinity };
}

function dayEnd(processMs: number): number {
  const { timeOrigin } = performance;
  const day = today(new Date(timeOrigin + processMs));
  return startOfDay(addDays(day, 1)).getTime() - timeOrigin;
}

const notFoundPath = '/_not-found';

/** Page data of a 404 or redirect has status 200 and this row. */
const refusal = /^\w+:E\{"digest":"NEXT_(HTTP_ERROR_FALLBACK;404|REDIRECT;)/m;

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

/** An expired page is served during its new rendering; a changed page is rendered first. */
export class PageCache {
  readonly #render: Render;
  readonly #pages = this.#newCache(limits.cachedPages.bytes, (_page, key) =>
    // A 404 or redirect from before the page existed must not be served again.
    this.#secondary.delete(key),
  );
  /** Redirects, missing pages, trees and searches, whose many URLs must not evict pages. */
  readonly #secondary = this.#newCache(limits.cachedPages.secondaryBytes);
  readonly #changes: PageChanges;
  readonly #isOn: boolean;

  constructor(render: Render, isOn: boolean, changes = new PageChanges()) {
    this.#render = render;
    this.#changes = changes;
    this.#isOn = isOn;
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  fresh(variant: Variant, path: string): CompressedPage | undefined {
    const cache = isSearch(path) ? this.#secondary : this.#pages;
    const kept = cache.get(`${variant} ${path}`, { allowStale: false });
    return kept && this.#isOn && !this.#isOutdated(path, kept) ? kept.page : undefined;
  }

  has(variant: Variant, path: string): boolean {
    const key = `${variant} ${path}`;
    const kept = this.#pages.peek(key) ?? this.#secondary.peek(key);
    return this.#isOn && kept !== undefined && !this.#isOutdated(path, kept);
  }

  /** Throws PageFailure if the page is not cached and cannot be rendered. */
  async get(
    variant: Variant,
    path: string,
    address: string,
    hasJoined = false,
  ): Promise<CompressedPage> {
    const key = `${variant} ${path}`;
    const cache = this.#pages.peek(key) ? this.#pages : this.#secondary;
    const known = cache.peek(key);
    const isUnusable = !this.#isOn || (known && this.#isOutdated(path, known));
    const status: LRUCache.Status<string, Kept, string> = {};
    const isFirstJoin = () => status.fetch === 'inflight' && !hasJoined;
    const again = isUnusable && { forceRefresh: true, allowStale: false };
    try {
      const fetched = await cache.fetch(key, { context: address, status, ...again });
      // fetchMethod returns undefined if it stored the page in #pages.
      const kept = fetched ?? (this.#pages.get(key) as Kept);
      // The joined rendering began before the change.
      if (isFirstJoin() && this.#isOutdated(path, kept))
        return await this.get(variant, path, address, true);
      return kept.page;
    } catch (error) {
      // The joined rendering got no turn, so this request takes its own.
      if (isFirstJoin() && error instanceof PageFailure && error.isBusy)
        return this.get(variant, path, address, true);
      // lru-cache rejects if it evicted the entry during the rendering; `#pages` may have the page.
      const stored = error instanceof PageFailure ? undefined : this.#pages.get(key);
      if (stored) return stored.page;
      throw error;
    }
  }

  #isOutdated(path: string, { madeAt, dayEndsAt, excusedUntil = -Infinity }: Kept): boolean {
    const now = performance.now();
    if (isSearch(path) && now >= madeAt + 2 * freshMs(path)) return true;
    const hasChanged = now >= dayEndsAt || madeAt <= this.#changes.lastAt(path);
    return hasChanged && now >= excusedUntil;
  }

  #isUnchanged(path: string, { madeAt }: Kept): boolean {
    if (!this.#changes.isWatched || isSearch(path)) return false;
    return performance.now() < madeAt + keptSeconds(path) * 1000;
  }

  #newCache(maxSize: number, dispose?: (page: Kept, key: string) => void): StoredPages {
    return new LRUCache({
      maxSize,
      dispose,
      allowStale: true,
      noDeleteOnStaleGet: true,
      ignoreFetchAbort: true,
      sizeCalculation: ({ page }, key) => {
        // Missing pages share one document.
        const isShared = page.status === 404 && !key.endsWith(notFoundPath);
        return 1_000 + 2 * (key.length + (isShared ? 0 : page.gzip.length));
      },
      fetchMethod: async (key, stale, { options, context }) => {
        const [variant, path] = key.split(' ') as [Variant, string];
        const madeAt = performance.now();
        const isAwaited = !stale || this.#isOutdated(path, stale);
        options.ttl = freshMs(path);
        if (stale && !isAwaited && this.#isUnchanged(path, stale)) return stale;
        try {
          const isCharged = isAwaited || isSearch(path);
          const page = await this.#make(variant, path, isCharged ? context : '');
          // Keeps the compressed bodies of an unchanged page.
          if (stale && stale.page.headers.etag === page.headers.etag)
            return newPage(path, stale.page, madeAt);
          const isPage = page.status === 200 && variant !== 'tree' && !isSearch(path);
          const kept = newPage(path, page, madeAt);
          if (!isPage || this.#pages.peek(key)) return kept;
          this.#pages.set(key, kept, { ttl: options.ttl });
          return undefined;
        } catch (error) {
          if (!stale || !this.#isOn || (isAwaited && isSearch(path))) throw error;
          const { retryAfter } = limits.cachedPages;
          options.ttl = retryAfter;
          // Only this visitor got no turn, so the next may try again.
          if (error instanceof PageFailure && error.isBusy) return stale;
          return { ...stale, excusedUntil: performance.now() + retryAfter };
        }
      },
    });
  }

  async #make(variant: Variant, path: string, address: string): Promise<CompressedPage> {
    const { query, headers } = requests[variant];
    let page = await this.#render(path + query, headers, address);
    // Next redirects to the URL with a hash of these headers in its query.
    if (variant === 'tree' && page.status === 307)
      page = await this.#render(String(page.headers.location), headers, address);
    if (page.failure) throw new PageFailure(page.failure);
    if (isSearch(path)) return this.#shared(page);
    if (variant === 'data' && refusal.test(page.body.toString('latin1')))
      return this.get('html', path, address);
    // Next's own 404 document is empty until its script runs.
    if (page.status === 404 && path !== notFoundPath)
      return this.get('html', notFoundPath, address);
    return compressPage(page, cacheSeconds(path));
  }

  async #shared(page: RenderedPage): Promise<CompressedPage> {
    if (!page.isShared || page.status !== 200 || page.ownStatus) throw new PageFailure(500);
    // A search is cached too briefly for Brotli.
    return { ...(await compressPage(page, 0)), brotliRequests: Infinity };
  }
}
