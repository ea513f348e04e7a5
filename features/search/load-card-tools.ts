import { lazyPart } from '#lib/browser/lazy-part.ts';
import { pageRest } from '#lib/browser/page-rest.ts';

/** Loads the deferred parts of the cards and of their list; failures are ignored. */
export const loadCardTools = lazyPart(async () => {
  await pageRest();
  return import('./components/card-tools.lazy.tsx');
}, true);
