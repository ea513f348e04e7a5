import { expect, test } from 'vitest';
import { RepeatedLines } from './repeated-lines.ts';

test('of a kind and address one line a minute is written, with the number of those before', () => {
  const lines = new RepeatedLines();
  expect([lines.take('a', 'x', 0), lines.take('a', 'x', 1), lines.take('a', 'x', 59_999)]).toEqual([
    0,
    null,
    null,
  ]);
  expect(lines.take('a', 'x', 60_000)).toBe(2);
  expect(lines.take('a', 'x', 60_001)).toBeNull();
});

test('another kind and another address have lines of their own', () => {
  const lines = new RepeatedLines();
  expect([lines.take('a', 'x', 0), lines.take('b', 'x', 0), lines.take('a', 'y', 0)]).toEqual([
    0, 0, 0,
  ]);
});
