import type { MouseEventHandler } from 'react';
import { HeartButton } from '#components/favourites/heart-button.tsx';
import { NextSlots, type NamedLocation } from '#components/next-slots/next-slots.lazy.tsx';

type CardToolsProps = {
  card: NamedLocation;
  batch: readonly { id: number }[];
  /** Query parameters. Default: the service that new clients usually book. */
  criteria?: string | undefined;
  onRemoved?: () => void;
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
};

export function CardTools({ card, batch, criteria, onRemoved, onFollow }: CardToolsProps) {
  return (
    <>
      <CardHeart card={card} onRemoved={onRemoved} />
      <NextSlots location={card} batch={batch} criteria={criteria} onFollow={onFollow} />
    </>
  );
}

export function CardHeart({ card, onRemoved }: Pick<CardToolsProps, 'card' | 'onRemoved'>) {
  return (
    <HeartButton location={card} onRemoved={onRemoved} className="absolute top-2 right-2 z-10" />
  );
}

export { MapOpener } from './map-opener.tsx';
