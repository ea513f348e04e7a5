import { expect, test } from 'vitest';
import { AddressLimit } from './address-limit.ts';

test('an address over its limit waits until its allowance refills, other addresses do not', () => {
  const limit = new AddressLimit('pages', 2);
  expect([limit.count('a', 0), limit.count('a', 0), limit.count('a', 0)]).toEqual([0, 0, 30]);
  expect(limit.count('b', 0)).toBe(0);
  expect(limit.count('a', 20_000)).toBe(10);
  expect(limit.count('a', 30_000)).toBe(0);
  expect(limit.count('a', 30_000)).toBe(30);
});

test('only the latest addresses are remembered, up to a limit', () => {
  const limit = new AddressLimit('pages', 1, 1);
  expect([limit.count('a', 0), limit.count('a', 0)]).toEqual([0, 60]);
  expect(limit.count('b', 0)).toBe(0);
  expect(limit.count('a', 0)).toBe(0);
});
