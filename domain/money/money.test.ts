import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentOff, toBani, toRon } from './money.ts';

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

describe('percentOff', () => {
  test.each([
    [9_999, 33.33, 6_666],
    [10_000, 20, 8_000],
    [1, 50, 1],
    [3, 50, 2],
    [999, 12.5, 874],
    [5_000, 100, 0],
    [5_000, 0, 5_000],
  ])('%d bani less %d %% are %d bani @S9-16', (bani, percent, left) => {
    expect(percentOff(bani, percent)).toBe(left);
  });

  test('stays between 0 and the price for any percentage', () => {
    expect(percentOff(5_000, 250)).toBe(0);
    expect(percentOff(5_000, -10)).toBe(5_000);
  });
});
