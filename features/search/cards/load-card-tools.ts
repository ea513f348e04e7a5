import { lazyPart } from '#lib/browser/lazy-part.ts';

export const loadCardTools = lazyPart(() => import('./card-tools.lazy.tsx'), {
  afterRest: true,
});
