import { useState, type MouseEventHandler } from 'react';
import { HeartButton } from '#components/favourites/heart-button.tsx';
import { NextSlots, type NamedLocation } from '#components/next-slots/next-slots.lazy.tsx';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { googleMapsKey } from '#lib/place/google-maps.ts';
import type { CardData } from './card-data.ts';

type CardToolsProps = {
  card: NamedLocation;
  batch: readonly { id: number }[];
  /** Query string. Without it, slots are those of the service that new clients usually book. */
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

const loadMap = lazyPart(() => import('./results-map.lazy.tsx'));

export function MapOpener({ cards }: { cards: CardData[] }) {
  // False (closed) focuses the button; null does not.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const map = useLoaded(loadMap, isOpen, setIsOpen);
  // After an empty list, the map must not reopen.
  if (isOpen !== null && cards.length === 0) setIsOpen(null);
  const apiKey = googleMapsKey();
  if (apiKey === null || cards.length === 0) return null;
  if (isOpen && map)
    return <map.ResultsMap apiKey={apiKey} cards={cards} onClose={() => setIsOpen(false)} />;
  return (
    <Button
      variant="secondary"
      loading={isOpen === true}
      ref={isOpen === false ? focus : undefined}
      onClick={() => setIsOpen(true)}
      icon={<Icon name="map-pin" />}
      className="fixed bottom-4 left-1/2 z-20 -translate-x-1/2 rounded-full shadow-float print:hidden"
    >
      Arată harta
    </Button>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
