'use client';

import { loadNextSlots } from '#components/next-slots/load-next-slots.ts';
import type { NamedLocation } from '#components/next-slots/next-slots.lazy.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { useCardTools } from './use-card-tools.ts';

type LaterCardToolsProps = {
  card: NamedLocation;
  batch: readonly { id: number }[];
  criteria: string | undefined;
};

/** Slots load at once, favourites after the rest of the page. */
export function LaterCardTools({ card, batch, criteria }: LaterCardToolsProps) {
  const slots = useLoaded(loadNextSlots, true);
  const later = useCardTools();
  return (
    <>
      {later && <later.CardHeart card={card} />}
      {slots && <slots.NextSlots location={card} batch={batch} criteria={criteria} />}
    </>
  );
}
