'use client';

import type { ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { defaultCity, isSameCity } from '#lib/place/place.ts';
import { searchBox } from '#lib/place/search-box.ts';

const loadElsewhere = lazyPart(() => import('./nearby-elsewhere.lazy.tsx'));

/** Children: the cached list of the default place. */
export function NearbyLocations({ children }: { children: ReactNode }) {
  const { city } = useStore(searchBox);
  const isElsewhere = !!city && !isSameCity(city, defaultCity);
  const elsewhere = useLoaded(loadElsewhere, isElsewhere);
  if (!isElsewhere) return children;
  // Reserves the space until the chunk loads.
  return elsewhere ? (
    <elsewhere.NearbyElsewhere city={city} />
  ) : (
    <div className="invisible">{children}</div>
  );
}
