import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { beforeEach, expect, test } from 'vitest';
import { boundPageLifetimes, pageLifetimes } from './page-lifetimes.ts';

const noBuild = { routes: {}, dynamicRoutes: {} } as ConstructorParameters<
  typeof SharedCacheControls
>[0];

beforeEach(() => pageLifetimes.clear());

/** Makes Next record lifetimes, as it does when it caches pages. */
function cachePages(count: number): void {
  const controls = new SharedCacheControls(noBuild);
  for (let page = 0; page < count; page++)
    controls.set(`/random-${page}`, { revalidate: 60, expire: undefined });
}

test('the lifetimes of pages are forgotten when there are too many', () => {
  cachePages(11);
  boundPageLifetimes(10);
  expect(pageLifetimes.size).toBe(0);
});

test('the lifetimes of a usual number of pages are kept', () => {
  cachePages(10);
  boundPageLifetimes(10);
  expect(pageLifetimes.size).toBe(10);
});
