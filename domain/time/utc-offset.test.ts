import { expect, test } from 'vitest';
import { hourMs, toIsoWithOffset, toWallTime } from './local-time.ts';

test.each([
  ['2026-01-15T00:00:00Z', '+02:00'],
  ['2026-03-29T00:59:59Z', '+02:00'],
  ['2026-03-29T01:00:00Z', '+03:00'],
  ['2026-07-15T00:00:00Z', '+03:00'],
  ['2026-10-25T00:59:59Z', '+03:00'],
  ['2026-10-25T01:00:00Z', '+02:00'],
  ['2027-03-28T00:59:59Z', '+02:00'],
  ['2027-03-28T01:00:00Z', '+03:00'],
  ['2027-10-31T00:59:59Z', '+03:00'],
  ['2027-10-31T01:00:00Z', '+02:00'],
])("Bucharest's offset at %s is %s", (iso, offset) => {
  expect(toIsoWithOffset(new Date(iso)).slice(19)).toBe(offset);
});

test('the clock follows the time zone data in each hour of fifteen years', () => {
  const platform = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Bucharest',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  for (let ms = Date.UTC(2020, 0, 1); ms < Date.UTC(2035, 0, 1); ms += hourMs) {
    if (toWallTime(new Date(ms)).time.slice(0, 2) !== platform.format(ms))
      expect.fail(`another hour at ${new Date(ms).toISOString()}`);
  }
});
