'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useSearchBox } from '../use-search-box.ts';
import { CardGridSkeleton } from './card-grid-skeleton.tsx';

const NearbyElsewhere = dynamic(
  () => import('./nearby-elsewhere.tsx').then((part) => part.NearbyElsewhere),
  { ssr: false, loading: () => <CardGridSkeleton cards={6} heading /> },
);

/** Locations around the chosen place; its children, those of the default one, are in the cached page. */
export function NearbyLocations({ children }: { children: ReactNode }) {
  const { city } = useSearchBox();
  return city ? <NearbyElsewhere city={city} /> : children;
}
