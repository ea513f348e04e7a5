'use client';

import type { MouseEventHandler } from 'react';
import { HeartButton } from '#components/favourites/heart-button.tsx';
import {
  NextSlots,
  type NamedLocation,
  type SlotCriteria,
} from '#components/next-slots/next-slots.tsx';

type CardToolsProps = {
  card: NamedLocation;
  batch: readonly { id: number }[];
  /** Absent: the service that a new client books first, at any time. */
  criteria?: SlotCriteria;
  onRemoved?: () => void;
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
};

export function CardTools({ card, batch, criteria, onRemoved, onFollow }: CardToolsProps) {
  return (
    <>
      <HeartButton location={card} onRemoved={onRemoved} className="absolute top-2 right-2 z-10" />
      <NextSlots location={card} batch={batch} criteria={criteria} onFollow={onFollow} />
    </>
  );
}

export { MapOpener } from './map-opener.tsx';
