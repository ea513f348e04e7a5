import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { cacheSeconds } from '#lib/pages.ts';
import type { CompressedPage } from './compressed-page.ts';
import { PageFailure } from './render-page.ts';

type Warming = {
  /** Throws PageFailure. */
  get: (path: string) => Promise<CompressedPage>;
  /** False while a page is rendered for a visitor. */
  isIdle: () => boolean;
  hasEnded: () => boolean;
  pauseMs?: number;
};

const links = /<a [^>]*href="(\/[^"?#]*)"/g;

/**
 * Renders pages into the cache, one at a time. Follows links from the home page, fewest clicks
 * first. Ends after the last link or a 503.
 */
export async function warmPages({ get, isIdle, hasEnded, pauseMs = 50 }: Warming): Promise<void> {
  const paths = new Set(['/']);
  // Includes the paths that this loop adds.
  for (const path of paths) {
    do await wait(pauseMs, null, { ref: false });
    while (!isIdle() && !hasEnded());
    if (hasEnded()) return;
    try {
      const html = await promisify(gunzip)((await get(path)).gzip);
      for (const [, link = ''] of html.toString().matchAll(links))
        if (cacheSeconds(link) > 0) paths.add(link);
    } catch (error) {
      if (error instanceof PageFailure && error.status === 503) return;
    }
  }
}
