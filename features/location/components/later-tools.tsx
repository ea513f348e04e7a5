'use client';

import type { ComponentType } from 'react';
import { useLoaded } from '#hooks/use-loaded.ts';
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
