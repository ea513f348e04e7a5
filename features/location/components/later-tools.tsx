'use client';

import type { NamedLocation } from '#components/next-slots/next-slots.tsx';
import type { OpeningHours } from '#contract/location-detail.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { pageRest } from '#lib/page-rest.ts';
import type { ReviewChoices } from './review-filters.tsx';

const load = lazyPart(async () => {
  await pageRest();
  return import('./location-tools.lazy.tsx');
}, true);

type LaterToolsProps =
  | { part: 'LocationTools' | 'LocationSlots'; of: NamedLocation }
  | { part: 'OpenState'; of: OpeningHours[] }
  | { part: 'ReviewFilters'; of: ReviewChoices }
  | { part: 'MoreReviews'; of: number };

/** A part of the heading that comes once the page stands; there is room for it from the start. */
export function LaterTools({ part, of }: LaterToolsProps) {
  const tools = useLoaded(load, true);
  if (!tools) return null;
  if (part === 'OpenState') return <tools.OpenState hours={of} />;
  if (part === 'ReviewFilters') return <tools.ReviewFilters choices={of} />;
  if (part === 'MoreReviews') return <tools.MoreReviews locationId={of} />;
  const Part = tools[part];
  return <Part location={of} />;
}
