import { expect, test } from 'vitest';
import { hourMs, instantOfWall, minuteMs, utcOffsetAt } from './local-time.ts';

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

test('the clock follows the time zone data in each hour of fifteen years', () => {
  const platform = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Bucharest',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  for (let ms = Date.UTC(2020, 0, 1); ms < Date.UTC(2035, 0, 1); ms += hourMs) {
    const hour = new Date(ms + utcOffsetAt(ms) * minuteMs).getUTCHours();
    if (String(hour).padStart(2, '0') !== platform.format(ms))
      expect.fail(`another hour at ${new Date(ms).toISOString()}`);
  }
});

test('a skipped hour has no instant, a repeated hour has its first one', () => {
  expect(instantOfWall(Date.UTC(2027, 2, 28, 3, 30))).toBeNull();
  expect(instantOfWall(Date.UTC(2026, 9, 25, 3, 30))).toBe(Date.UTC(2026, 9, 25, 0, 30));
});
