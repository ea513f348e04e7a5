import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { googleMapsKey } from '#lib/place/google-maps.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import type { CardData } from './card-data.ts';

const loadMap = lazyPart(() => import('./results-map.lazy.tsx'));

export function MapOpener({ cards }: { cards: CardData[] }) {
  // False focuses the button; null does not.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const map = useLoaded(loadMap, isOpen, setIsOpen);
  // An empty list closes the map for good.
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
