'use client';

import { HeartButton } from '#components/favourites/heart-button.tsx';
import { NextSlots } from '#components/next-slots/next-slots.tsx';
import type { CardData } from '../card-data.ts';

export { MapOpener } from './map-opener.tsx';

type CardToolsProps = {
  card: CardData;
  /** All the cards whose free times come with the same call. */
  together: readonly CardData[];
  /** The text that is searched for. */
  search?: string;
  /** Called once the location is no favourite any more. */
  onRemoved?: () => void;
};

/** What a card offers besides its page: to keep it, and its next free times. */
export function CardTools({ card, together, search, onRemoved }: CardToolsProps) {
  return (
    <>
      <HeartButton location={card} onRemoved={onRemoved} className="absolute top-2 right-2 z-10" />
      <NextSlots location={card} together={together} search={search} />
    </>
  );
}
