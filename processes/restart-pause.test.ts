import { expect, test } from 'vitest';
import { nextPause } from './run-processes.ts';

test('restart delays grow to five seconds and reset after a minute of health', () => {
  const pauses: number[] = [];
  for (let crash = 0; crash < 8; crash += 1) pauses.push(nextPause(pauses.at(-1) ?? null, 100));
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 5_000]);
  expect(nextPause(5_000, 61_000)).toBe(500);
});
