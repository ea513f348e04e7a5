import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { hourMs } from './time-units.ts';
import { instantOfWall, utcOffsetAt } from './utc-offset.ts';

function clock(timeZone: string, ms: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(ms);
}

test('Bucharest is two hours ahead of UTC in winter and three in summer', () => {
  expect(utcOffsetAt(Date.UTC(2026, 0, 15))).toBe(120);
  expect(utcOffsetAt(Date.UTC(2026, 6, 15))).toBe(180);
});

test.each([
  ['2026-03-29T00:59:59Z', 120],
  ['2026-03-29T01:00:00Z', 180],
  ['2026-10-25T00:59:59Z', 180],
  ['2026-10-25T01:00:00Z', 120],
  ['2027-03-28T00:59:59Z', 120],
  ['2027-03-28T01:00:00Z', 180],
  ['2027-10-31T00:59:59Z', 180],
  ['2027-10-31T01:00:00Z', 120],
])('the offset at %s is %d minutes', (iso, offset) => {
  expect(utcOffsetAt(Date.parse(iso))).toBe(offset);
});

test('the kept offsets agree with the platform at any instant', () => {
  const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
  fc.assert(
    fc.property(instants, (ms) => {
      expect(clock('UTC', ms + utcOffsetAt(ms) * 60_000)).toBe(clock('Europe/Bucharest', ms));
    }),
    { numRuns: 300 },
  );
});

test('a skipped hour has no instant, a repeated hour has its first one', () => {
  expect(instantOfWall(Date.UTC(2027, 2, 28, 3, 30))).toBeNull();
  expect(instantOfWall(Date.UTC(2026, 9, 25, 3, 30))).toBe(Date.UTC(2026, 9, 25, 0, 30));
});

test('the platform is asked twice for a day, and again only after thousands of others', () => {
  const platform: { format: unknown } = Intl.DateTimeFormat.prototype;
  const formatGetter = vi.spyOn(platform, 'format', 'get');
  const askAll = (day: number) => {
    for (let hour = 0; hour < 24; hour++) utcOffsetAt(day + hour * hourMs);
    return formatGetter.mock.calls.length;
  };

  const day = Date.UTC(2051, 0, 10);
  expect(askAll(day)).toBe(2);
  expect(askAll(day + 24 * hourMs)).toBe(4);
  expect(askAll(day)).toBe(4);

  for (let days = 1; days <= 5_000; days++) utcOffsetAt(day + days * 24 * hourMs);
  formatGetter.mockClear();
  expect(askAll(day)).toBe(2);
});
