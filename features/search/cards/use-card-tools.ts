import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const loadCardTools = lazyPart(() => import('./card-tools.lazy.tsx'), { deferred: true });

export function useCardTools() {
  return useLoaded(loadCardTools, true);
}
