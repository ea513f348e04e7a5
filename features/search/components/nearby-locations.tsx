'use client';

import type { ReactNode } from 'react';
import { useLoaded } from '#hooks/use-loaded.ts';
import { useSearchBox } from '../use-search-box.ts';

const loadElsewhere = () => import('./nearby-elsewhere.tsx');

/** Locations around the chosen place; its children, those of the default one, are in the cached page. */
export function NearbyLocations({ children }: { children: ReactNode }) {
  const { city } = useSearchBox();
  const elsewhere = useLoaded(loadElsewhere, city !== null);
  if (!city) return children;
  // The default list keeps the room of the other one, unseen, until that one can draw itself.
  return elsewhere ? (
    <elsewhere.NearbyElsewhere city={city} />
  ) : (
    <div className="invisible">{children}</div>
  );
}
