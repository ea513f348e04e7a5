import { expect, test } from 'vitest';
import { AddressLimit } from './address-limit.ts';

test('an address that asks too often waits until some of its minute is back, others do not', () => {
  const limit = new AddressLimit(2);
  expect([limit.count('a', 0), limit.count('a', 0), limit.count('a', 0)]).toEqual([0, 0, 30]);
  expect(limit.count('b', 0)).toBe(0);
  expect(limit.count('a', 20_000)).toBe(10);
  expect(limit.count('a', 30_000)).toBe(0);
  expect(limit.count('a', 30_000)).toBe(30);
});

test('what was counted long ago is forgotten', () => {
  const limit = new AddressLimit(1);
  limit.count('a', 0);
  expect(limit.count('b', 200_000)).toBe(0);
  expect(limit.count('a', 200_000)).toBe(0);
});
