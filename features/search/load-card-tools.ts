import { lazyPart } from '#lib/lazy-part.ts';
import { pageRest } from '#lib/page-rest.ts';

/** Loads what comes to cards later, and to their list: it is welcome, but nobody waits for it. */
export const loadCardTools = lazyPart(async () => {
  await pageRest();
  return import('./components/card-tools.lazy.tsx');
}, true);
