'use client';

import { useSearchParams } from 'next/navigation';
import type { ComponentType } from 'react';
import { loadNextSlots } from '#components/next-slots/load-next-slots.ts';
import type { NamedLocation } from '#components/next-slots/next-slots.lazy.tsx';
import { isLocalDate, isLocalTime } from '#domain/time/local-time.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { useSession } from '#hooks/use-session.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const load = lazyPart(() => import('./location-tools.lazy.tsx'), { deferred: true });

type Tools = Awaited<ReturnType<typeof load>>;

type LaterToolsProps = {
  [Part in keyof Tools]: { part: Part; of: Parameters<Tools[Part]>[0]['of'] };
}[keyof Tools];

export function LaterTools({ part, of }: LaterToolsProps) {
  const tools = useLoaded(load, true);
  if (!tools) return null;
  const Part = tools[part] as ComponentType<{ of: typeof of }>;
  return <Part of={of} />;
}

const criteriaParams = new Map<string, (value: string) => boolean>([
  ['search', Boolean],
  ['date[]', isLocalDate],
  ['after', isLocalTime],
  ['before', isLocalTime],
]);

type LocationSlotsProps = { of: NamedLocation; part?: 'NextSlots' | 'FirstSlot' };

export function LocationSlots({ of: location, part = 'NextSlots' }: LocationSlotsProps) {
  const slots = useLoaded(loadNextSlots, true);
  const params = [...useSearchParams()].filter(([name, value]) =>
    criteriaParams.get(name)?.(value),
  );
  const criteria = String(new URLSearchParams(params));
  const Part = slots?.[part];
  return Part && <Part location={location} batch={[location]} criteria={criteria} />;
}

/** The page is cached, so only the browser knows the client. */
export function InstantConfirmation({ instant, waits }: { instant: string; waits: string }) {
  const { user } = useSession();
  return user?.needs_approval ? waits : instant;
}
