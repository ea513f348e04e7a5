import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { addDays, startOfDay, today } from '#domain/time/local-time.ts';
import { cacheSeconds, isDaily, keptSeconds, pages } from '#lib/pages.ts';
import type { CompressedPage } from './compressed-page.ts';
import { limits } from './limits.ts';
import { PageChanges } from './page-changes.ts';
import { PageFailure, type RenderedPage } from './render-page.ts';
import { isSearch, makeSharedPage, notFoundPath, type Variant } from './shared-page.ts';

type Render = (url: string, headers: IncomingHttpHeaders, address: string) => Promise<RenderedPage>;

/** Times are process time (ms). */
type Kept = {
  page: CompressedPage;
  /** When its rendering began; later changes may be missing. */
  madeAt: number;
  /** Later requests have it rendered again in the background. */
  freshUntil: number;
  dayEndsAt: number;
  /** Until then it is served even if outdated, because its rendering has just failed. */
  excusedUntil: number;
};

const guestMs = 1_000 * (pages['/locations'].guestsFor ?? 0);

const freshMs = (path: string) => (isSearch(path) ? guestMs : 1_000 * cacheSeconds(path));

function dayEnd(processMs: number): number {
  const { timeOrigin } = performance;
  const day = today(new Date(timeOrigin + processMs));
  return startOfDay(addDays(day, 1)).getTime() - timeOrigin;
}

function newStore(maxSize: number): LRUCache<string, Kept> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ page }, key) => {
      // Missing pages share one document.
      const isShared = page.status === 404 && !key.endsWith(notFoundPath);
      return 1_000 + 2 * (key.length + (isShared ? 0 : page.gzip.length));
    },
  });
}

/** Serves an expired page while it is rendered again, but renders an outdated page first. */
export class PageCache {
  readonly #render: Render;
  readonly #isOn: boolean;
  readonly #changes: PageChanges;
  readonly #pages = newStore(limits.cachedPages.bytes);
  /** Redirects, missing pages, trees and searches, whose many URLs must not evict pages. */
  readonly #secondary = newStore(limits.cachedPages.secondaryBytes);
  readonly #renderings = new Map<string, Promise<Kept>>();

  constructor(render: Render, isOn: boolean, changes = new PageChanges()) {
    this.#render = render;
    this.#isOn = isOn;
    this.#changes = changes;
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Omits redirects and missing pages, because the entry counts them per remote address. */
  fresh(variant: Variant, path: string): CompressedPage | undefined {
    const kept = this.#usable(variant, path);
    const isFresh = kept && kept.page.status === 200 && performance.now() <= kept.freshUntil;
    return isFresh ? kept.page : undefined;
  }

  has(variant: Variant, path: string): boolean {
    return this.#usable(variant, path) !== undefined;
  }

  /** Throws PageFailure if the page is not cached and cannot be rendered. */
  async get(variant: Variant, path: string, address: string): Promise<CompressedPage> {
    const kept = this.#usable(variant, path);
    if (kept) {
      if (performance.now() > kept.freshUntil) this.#refresh(variant, path, address, kept);
      return kept.page;
    }
    const running = this.#renderings.get(`${variant} ${path}`);
    if (running) {
      // A rendering without a turn is not a failure for those who joined it.
      const joined = await running.catch((error: unknown) => {
        if (!isBusy(error)) throw error;
      });
      // The page may have changed since the joined rendering began.
      if (joined && !this.#isOutdated(path, joined)) return joined.page;
    }
    return (await this.#renew(variant, path, address)).page;
  }

  #find(variant: Variant, path: string): Kept | undefined {
    const key = `${variant} ${path}`;
    return this.#pages.get(key) ?? this.#secondary.get(key);
  }

  #usable(variant: Variant, path: string): Kept | undefined {
    const kept = this.#find(variant, path);
    return kept && !this.#isOutdated(path, kept) ? kept : undefined;
  }

  #isOutdated(path: string, { madeAt, dayEndsAt, excusedUntil }: Kept): boolean {
    const now = performance.now();
    if (isSearch(path) && now >= madeAt + 2 * guestMs) return true;
    return now >= excusedUntil && (now >= dayEndsAt || madeAt <= this.#changes.lastAt(path));
  }

  #refresh(variant: Variant, path: string, address: string, kept: Kept): void {
    const now = performance.now();
    const isUnchanged = this.#changes.isWatched && now < kept.madeAt + 1_000 * keptSeconds(path);
    if (isUnchanged && !isSearch(path)) kept.freshUntil = now + freshMs(path);
    // Takes no turn of the visitor, except for a search, whose remote address the api needs.
    else this.#renew(variant, path, isSearch(path) ? address : '').catch(() => {});
  }

  /** Renders the page, or joins its running rendering. Resolves to the old one after a failure. */
  #renew(variant: Variant, path: string, address: string): Promise<Kept> {
    const key = `${variant} ${path}`;
    let rendering = this.#renderings.get(key);
    if (!rendering) {
      rendering = this.#renderAndKeep(variant, path, address).finally(() =>
        this.#renderings.delete(key),
      );
      this.#renderings.set(key, rendering);
    }
    return rendering;
  }

  async #renderAndKeep(variant: Variant, path: string, address: string): Promise<Kept> {
    const old = this.#find(variant, path);
    const madeAt = performance.now();
    try {
      const page = await makeSharedPage(
        variant,
        path,
        (url, headers) => this.#render(url, headers, address),
        (other) => this.get('html', other, address),
      );
      const kept: Kept = {
        // Keeps the compressed bodies of an unchanged page.
        page: old && old.page.headers.etag === page.headers.etag ? old.page : page,
        madeAt,
        freshUntil: performance.now() + freshMs(path),
        dayEndsAt: isDaily(path) ? dayEnd(madeAt) : Infinity,
        excusedUntil: -Infinity,
      };
      if (this.#isOn) this.#keep(variant, path, kept);
      return kept;
    } catch (error) {
      if (!old || (isSearch(path) && this.#isOutdated(path, old))) throw error;
      old.freshUntil = performance.now() + limits.cachedPages.retryAfter;
      // Without a turn, only this visitor gets the outdated page: the next one may get a turn.
      if (!isBusy(error)) old.excusedUntil = old.freshUntil;
      return old;
    }
  }

  #keep(variant: Variant, path: string, kept: Kept): void {
    const key = `${variant} ${path}`;
    const isPage = kept.page.status === 200 && variant !== 'tree' && !isSearch(path);
    const [store, other] = isPage ? [this.#pages, this.#secondary] : [this.#secondary, this.#pages];
    store.set(key, kept);
    other.delete(key);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof PageFailure && error.isBusy;
}
