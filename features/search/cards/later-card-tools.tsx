'use client';

import type { NamedLocation } from '#components/next-slots/next-slots.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { loadCardTools } from './load-card-tools.ts';

type LaterCardToolsProps = {
  card: NamedLocation;
  together: readonly { id: number }[];
};

/** Lazy-loads the tools of a server-rendered card, which cached HTML must not contain. */
export function LaterCardTools({ card, together }: LaterCardToolsProps) {
  const later = useLoaded(loadCardTools, true);
  return later && <later.CardTools card={card} together={together} />;
}
