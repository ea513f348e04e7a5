'use client';

import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const load = lazyPart(() => import('./own-locations-view.lazy.tsx'), { deferred: true });

export function OwnLocations() {
  const part = useLoaded(load, true);
  return part && <part.OwnLocationsView />;
}
