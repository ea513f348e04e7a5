'use client';

import type { NamedLocation } from '#components/next-slots/next-slots.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { loadCardTools } from '../load-card-tools.ts';

type LaterCardToolsProps = {
  card: NamedLocation;
  /** All the cards whose free times come with the same call. */
  together: readonly { id: number }[];
};

/** The heart and the next free times of a card that the server draws. They are in no cached HTML. */
export function LaterCardTools({ card, together }: LaterCardToolsProps) {
  const later = useLoaded(loadCardTools, true);
  return later && <later.CardTools card={card} together={together} />;
}
