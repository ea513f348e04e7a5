import { lazyPart } from '#lib/browser/lazy-part.ts';

/** Loads the deferred parts of the cards and of their list; failures are ignored. */
export const loadCardTools = lazyPart(() => import('./components/card-tools.lazy.tsx'), {
  afterRest: true,
});
