import { expect, test } from 'vitest';
import { discounted, fixedAmount } from './discount.ts';

test('a percentage is taken off half up @S9-16', () => {
  expect(discounted(9_999, { discount: 33.33, discount_type: 'percentage' })).toBe(6_666);
});

test('a fixed discount takes off RON, never more than the price @S9-18', () => {
  expect(discounted(10_000, { discount: 19.99, discount_type: 'fixed' })).toBe(8_001);
  expect(discounted(1_000, { discount: 50, discount_type: 'fixed' })).toBe(0);
});

test('a negative amount raises nothing', () => {
  expect(discounted(1_000, { discount: -5, discount_type: 'fixed' })).toBe(1_000);
});

test('an unknown type is no discount', () => {
  expect(discounted(1_000, { discount: 50, discount_type: 'gift' })).toBe(1_000);
  expect(fixedAmount({ discount: 50, discount_type: 'percentage' })).toBe(0);
});
