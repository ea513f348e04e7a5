'use client';

import type { NamedLocation } from '#components/next-slots/next-slots.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const loadCardTools = lazyPart(() => import('./card-tools.lazy.tsx'), { deferred: true });

export function useCardTools() {
  return useLoaded(loadCardTools, true);
}

type LaterCardToolsProps = {
  card: NamedLocation;
  batch: readonly { id: number }[];
};

export function LaterCardTools(props: LaterCardToolsProps) {
  const later = useCardTools();
  return later && <later.CardTools {...props} />;
}
