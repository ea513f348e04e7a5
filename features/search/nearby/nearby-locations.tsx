'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { defaultCity, isSameCity } from '#lib/place/place.ts';
import { searchBox } from '#lib/place/search-box.ts';

const loadElsewhere = lazyPart(() => import('./nearby-elsewhere.lazy.tsx'));

type NearbyLocationsProps = {
  /** Epoch ms of the midnight that outdates `children`. */
  until: number;
  children: ReactNode;
};

export function NearbyLocations({ until, children }: NearbyLocationsProps) {
  const { city } = useStore(searchBox);
  const [isOutdated, setOutdated] = useState(false);
  const isElsewhere = !!city && !isSameCity(city, defaultCity);
  const isOwn = isElsewhere || isOutdated;
  const own = useLoaded(loadElsewhere, isOwn);

  useEffect(() => {
    const timer = setInterval(() => setOutdated(Date.now() >= until), 60_000);
    return () => clearInterval(timer);
  }, [until]);

  if (isOwn && own) return <own.NearbyElsewhere city={city ?? defaultCity} />;
  // Reserves the space until the chunk loads.
  return isElsewhere ? <div className="invisible">{children}</div> : children;
}
