import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBani, toRon } from './money.ts';

describe('toBani', () => {
  test.each([
    [120, 12_000],
    [99.99, 9_999],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [0, 0],
  ])('%d RON are %d bani', (ron, bani) => {
    expect(toBani(ron)).toBe(bani);
  });

  test('converts back to the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (bani) => {
        expect(toBani(toRon(bani))).toBe(bani);
      }),
    );
  });
});
