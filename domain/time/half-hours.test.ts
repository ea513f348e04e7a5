import { expect, test } from 'vitest';
import { halfHoursBetween, halfHoursOf } from './half-hours.ts';

test.each([
  [['00:00'], 1],
  [['00:30', '00:45'], 2],
  [['00:00', '01:00'], 5],
  [['23:30'], 2 ** 47],
  [[], 0],
])('%j are in the half hours %i', (times, bits) => {
  expect(halfHoursOf(times)).toBe(bits);
});

test.each([
  ['00:00', '24:00', 2 ** 48 - 1],
  ['00:00', '01:00', 3],
  ['00:20', '00:31', 3],
  ['18:00', '18:30', 2 ** 36],
  ['18:10', '18:20', 2 ** 36],
  ['23:45', '24:00', 2 ** 47],
])('from %s to %s there are the half hours %i', (after, before, bits) => {
  expect(halfHoursBetween(after, before)).toBe(bits);
});
