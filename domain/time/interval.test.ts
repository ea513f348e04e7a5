import { expect, test } from 'vitest';
import { contains, overlaps } from './interval.ts';

test('intervals that only touch do not overlap', () => {
  expect(overlaps({ start: 0, end: 10 }, { start: 10, end: 20 })).toBe(false);
  expect(overlaps({ start: 10, end: 20 }, { start: 0, end: 10 })).toBe(false);
  expect(overlaps({ start: 0, end: 11 }, { start: 10, end: 20 })).toBe(true);
  expect(overlaps({ start: 12, end: 13 }, { start: 10, end: 20 })).toBe(true);
});

test('an interval contains itself and what lies in it', () => {
  expect(contains({ start: 0, end: 10 }, { start: 0, end: 10 })).toBe(true);
  expect(contains({ start: 0, end: 10 }, { start: 9, end: 11 })).toBe(false);
});
