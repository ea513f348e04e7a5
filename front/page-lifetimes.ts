import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** Next's record of how long each URL may be cached, with one entry per URL ever requested. */
export const pageLifetimes = Reflect.get(SharedCacheControls, 'cacheControls') as Map<
  string,
  unknown
>;

/**
 * Clears the lifetimes if there are more than `most`. Next bounds its cached pages but not these, so random
 * URLs would fill the memory. A cached page without a lifetime is rendered again after its next visit.
 */
export function boundPageLifetimes(most = 10_000): void {
  if (pageLifetimes.size > most) pageLifetimes.clear();
}
