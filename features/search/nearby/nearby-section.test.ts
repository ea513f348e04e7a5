import { beforeEach, expect, it, vi } from 'vitest';
import { defaultCity } from '#lib/place/place.ts';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { findNearby } from './nearby-section.tsx';

const area = { city: defaultCity, radius: 30 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T20:30:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const near = (counts: Record<string, number>) =>
  findNearby(area, async (input) =>
    makeLocationList(
      Array.from({ length: counts[String(input.query?.date ?? '')] ?? 0 }, (_, at) =>
        makeLocationCard({ id: at + 1 }),
      ),
    ),
  );

it.each([
  ['azi', 6, 'date%5B%5D=2026-11-27', { '2026-11-27': 6 }],
  ['azi', 3, 'date%5B%5D=2026-11-27', { '2026-11-27': 5 }],
  ['maine', 6, 'date%5B%5D=2026-11-28', { '2026-11-27': 2, '2026-11-28': 6 }],
  ['', 4, undefined, { '2026-11-27': 2, '2026-11-28': 2, '': 4 }],
] as const)(
  'on day "%s" shows %i locations, with slots for %s',
  async (day, count, criteria, counts) => {
    const nearby = await near(counts);
    expect(nearby).toMatchObject({ day, ...(criteria && { criteria }) });
    expect(nearby.cards).toHaveLength(count);
  },
);
