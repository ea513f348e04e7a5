'use client';

import { useEffect, useState } from 'react';
import { ErrorState } from '#components/ui/error-state.tsx';
import { keptPlace } from '#lib/place-cookies.ts';
import type { SelectedCity } from '#lib/place.ts';
import { listNearby } from '../api/list-nearby.ts';
import type { CardData } from '../card-data.ts';
import { useDelayed } from '#components/ui/delayed.tsx';
import { CardGridSkeleton } from './card-grid-skeleton.tsx';
import { NearbySection } from './nearby-section.tsx';

/** The nearby locations of a place that the visitor chose. */
export function NearbyElsewhere({ city }: { city: SelectedCity }) {
  const [cards, setCards] = useState<CardData[] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const { radius } = keptPlace();
  const waiting = useDelayed(cards === undefined);

  useEffect(() => {
    const abort = new AbortController();
    listNearby(city, radius, abort.signal).then(setCards, () => {
      if (!abort.signal.aborted) setCards((old) => old ?? 'failed');
    });
    return () => abort.abort();
  }, [city, radius, attempt]);

  if (cards === undefined || waiting) {
    return (
      <div className={waiting ? undefined : 'invisible'}>
        <CardGridSkeleton cards={6} heading />
      </div>
    );
  }
  if (cards === 'failed') {
    return (
      <ErrorState
        onRetry={() => {
          setCards(undefined);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return <NearbySection city={city} radius={radius} cards={cards} />;
}
