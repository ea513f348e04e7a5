import { expect, test } from 'vitest';
import { RepeatedLines } from './logger.ts';

test('one line per minute, kind and address is logged, with the number omitted', () => {
  const lines = new RepeatedLines();
  expect([lines.take('a', 'x', 0), lines.take('a', 'x', 1), lines.take('a', 'x', 59_999)]).toEqual([
    {},
    null,
    null,
  ]);
  expect(lines.take('a', 'x', 60_000)).toEqual({ repeated: 2 });
  expect(lines.take('a', 'x', 60_001)).toBeNull();
});

test('another kind and another address are logged separately', () => {
  const lines = new RepeatedLines();
  expect([lines.take('a', 'x', 0), lines.take('b', 'x', 0), lines.take('a', 'y', 0)]).toEqual([
    {},
    {},
    {},
  ]);
});
