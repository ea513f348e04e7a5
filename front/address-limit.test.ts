import { expect, test } from 'vitest';
import { AddressLimit } from './address-limit.ts';

test('an address over its limit waits until its allowance refills, other addresses do not', () => {
  const limit = new AddressLimit(2);
  expect([limit.count('a', 0), limit.count('a', 0), limit.count('a', 0)]).toEqual([0, 0, 30]);
  expect(limit.count('b', 0)).toBe(0);
  expect(limit.count('a', 20_000)).toBe(10);
  expect(limit.count('a', 30_000)).toBe(0);
  expect(limit.count('a', 30_000)).toBe(30);
});

test('only a limited number of addresses is remembered, the latest ones', () => {
  const limit = new AddressLimit(1, 1);
  expect([limit.count('a', 0), limit.count('a', 0)]).toEqual([0, 60]);
  expect(limit.count('b', 0)).toBe(0);
  expect(limit.count('a', 0)).toBe(0);
});
