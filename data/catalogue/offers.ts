import { addDays } from '#domain/time/local-time.ts';
import { toRon } from '#domain/money/money.ts';
import type { LocationDraft } from './location-draft.ts';

type Bounds = readonly [least: number, most: number];

const spans: Readonly<Record<'running' | 'past' | 'future', { start: Bounds; end: Bounds }>> = {
  running: { start: [-12, 0], end: [6, 25] },
  past: { start: [-70, -40], end: [-30, -2] },
  future: { start: [4, 18], end: [24, 45] },
};

export function addOffers({ random, rows, rowId, today }: LocationDraft): void {
  const draw = random('offers');
  if (!draw.chance(0.45)) return;
  const priced = rows.services.filter(({ price_bani }) => (price_bani ?? 0) >= 4_000);
  for (const service of draw.some(priced, draw.int(1, 4))) {
    const span = spans[draw.pick(['running', 'running', 'past', 'future'] as const)];
    const fixed = draw.chance(0.35);
    const quarter = Math.floor(toRon(service.price_bani ?? 0) / 20) * 5;
    rows.offers.push({
      id: rowId(rows.offers.length + 1),
      service_id: service.id,
      start_date: addDays(today, draw.int(...span.start)),
      end_date: addDays(today, draw.int(...span.end)),
      discount: fixed ? Math.max(10, Math.min(quarter, 50)) : draw.pick([10, 15, 20, 25, 30]),
      discount_type: fixed ? 'fixed' : 'percentage',
    });
  }
}
