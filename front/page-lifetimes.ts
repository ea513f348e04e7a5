import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** How long each address may be cached, as Next remembers it: one entry for every address that was ever asked for. */
export const pageLifetimes = Reflect.get(SharedCacheControls, 'cacheControls') as Map<
  string,
  unknown
>;

/**
 * Forgets the lifetimes once there are more than `most`. Next bounds its cached pages, but never these, and random
 * addresses would fill the memory with them. A cached page whose lifetime is forgotten is made anew after its next visit.
 */
export function boundPageLifetimes(most = 10_000): void {
  if (pageLifetimes.size > most) pageLifetimes.clear();
}
