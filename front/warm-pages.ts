import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { cacheSeconds } from '#lib/pages.ts';
import type { CompressedPage } from './compressed-page.ts';
import { PageFailure } from './render-page.ts';

type Warming = {
  get: (path: string) => Promise<CompressedPage>;
  isIdle: () => boolean;
  hasEnded: () => boolean;
  pauseMs?: number;
};

const links = /<a [^>]*href="(\/[^"?#]*)"/g;

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
