'use client';

import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { pageRest } from '#lib/page-rest.ts';
import type { NamedLocation } from './location-tools.lazy.tsx';

const load = lazyPart(async () => {
  await pageRest();
  return import('./location-tools.lazy.tsx');
}, true);

type LaterToolsProps = { location: NamedLocation; part: 'LocationTools' | 'LocationSlots' };

/** A part of the heading that comes once the page stands; there is room for it from the start. */
export function LaterTools({ location, part }: LaterToolsProps) {
  const tools = useLoaded(load, true);
  const Part = tools?.[part];
  return Part && <Part location={location} />;
}
