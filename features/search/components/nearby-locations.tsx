'use client';

import type { ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { defaultCity, isSameCity } from '#lib/place.ts';
import { searchBox } from '#lib/search-box.ts';

const loadElsewhere = lazyPart(() => import('./nearby-elsewhere.lazy.tsx'));

/** Locations around the chosen place; its children, those of the default one, are in the cached page. */
export function NearbyLocations({ children }: { children: ReactNode }) {
  const { city } = useStore(searchBox);
  const isElsewhere = city !== null && !isSameCity(city, defaultCity);
  const elsewhere = useLoaded(loadElsewhere, isElsewhere);
  if (!isElsewhere) return children;
  // The default list keeps the room of the other one, unseen, until that one can draw itself.
  return elsewhere ? (
    <elsewhere.NearbyElsewhere city={city} />
  ) : (
    <div className="invisible">{children}</div>
  );
}
