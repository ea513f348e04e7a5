import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { googleMapsKey } from '#lib/google-maps-key.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import type { CardData } from '../card-data.ts';
import { resultsMapCopy as copy } from '../results-map-copy.ts';

const loadMap = lazyPart(() => import('./results-map.lazy.tsx'));

/** Opens the map of the results, which comes from Google only then; nothing where there is no key for it. */
export function MapOpener({ cards }: { cards: CardData[] }) {
  // Null until it was opened for the first time.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const [map, setMap] = useState<Awaited<ReturnType<typeof loadMap>> | null>(null);
  // Another list does not open the map by itself.
  if (isOpen && cards.length === 0) setIsOpen(null);
  // The layout says why a part did not come; the button can be pressed again.
  const open = () => {
    setIsOpen(true);
    loadMap().then(setMap, () => setIsOpen((is) => is && false));
  };
  const apiKey = googleMapsKey();
  if (apiKey === null || cards.length === 0) return null;
  if (isOpen && map)
    return <map.ResultsMap apiKey={apiKey} cards={cards} onClose={() => setIsOpen(false)} />;
  return (
    <Button
      variant="secondary"
      loading={isOpen === true}
      // Who closed the map goes on where it was opened.
      ref={isOpen === false ? focus : undefined}
      onClick={open}
      icon={<Icon name="map-pin" />}
      className="fixed bottom-4 left-1/2 z-20 -translate-x-1/2 rounded-full shadow-float print:hidden"
    >
      {copy.open}
    </Button>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
