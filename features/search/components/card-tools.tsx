'use client';

import type { MouseEventHandler } from 'react';
import { HeartButton } from '#components/favourites/heart-button.tsx';
import { NextSlots, type NamedLocation } from '#components/next-slots/next-slots.tsx';

type CardToolsProps = {
  card: NamedLocation;
  /** All the cards whose free times come with the same call. */
  together: readonly { id: number }[];
  /** The text that is searched for. */
  search?: string;
  /** Called once the location is no favourite any more. */
  onRemoved?: () => void;
  /** Called when the link of a free time is pressed. */
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
};

/** What a card offers besides its page: to keep it, and its next free times. */
export function CardTools({ card, together, search, onRemoved, onFollow }: CardToolsProps) {
  return (
    <>
      <HeartButton location={card} onRemoved={onRemoved} className="absolute top-2 right-2 z-10" />
      <NextSlots location={card} together={together} search={search} onFollow={onFollow} />
    </>
  );
}
