import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discounted, fixedAmount, isEligible, voucherReduction } from './discount.ts';

test.each([
  [9_999, 33.33, 6_666],
  [10_000, 20, 8_000],
  [1, 50, 1],
  [3, 50, 2],
  [999, 12.5, 874],
  [5_000, 100, 0],
  [5_000, 0, 5_000],
  [5_000, 250, 0],
  [5_000, -10, 5_000],
])('%d bani less %d %% are %d bani @S9-16', (bani, discount, left) => {
  expect(discounted(bani, { discount, discount_type: 'percentage' })).toBe(left);
});

test('a fixed discount takes off RON, never more than the price @S9-18', () => {
  expect(discounted(10_000, { discount: 19.99, discount_type: 'fixed' })).toBe(8_001);
  expect(discounted(1_000, { discount: 50, discount_type: 'fixed' })).toBe(0);
});

test('a negative amount does not raise the price', () => {
  expect(discounted(1_000, { discount: -5, discount_type: 'fixed' })).toBe(1_000);
});

test('an unknown type is no discount', () => {
  expect(discounted(1_000, { discount: 50, discount_type: 'gift' })).toBe(1_000);
  expect(fixedAmount({ discount: 50, discount_type: 'percentage' })).toBe(0);
});

test('a voucher without services applies to all, otherwise to its own', () => {
  const voucher = { discount: 10, discount_type: 'fixed', services: [] as number[] };
  expect(isEligible(voucher, 7)).toBe(true);
  expect(isEligible({ ...voucher, services: [7] }, 7)).toBe(true);
  expect(isEligible({ ...voucher, services: [8] }, 7)).toBe(false);
});

test('a percentage reduces and rounds each amount', () => {
  const voucher = { discount: 33.33, discount_type: 'percentage', services: [] };
  expect(voucherReduction(voucher, [9_999, 5_000])).toBe(3_333 + 1_666);
});

test('a fixed amount reduces the sum once, regardless of the number of lines', () => {
  const voucher = { discount: 30, discount_type: 'fixed', services: [] };
  expect(voucherReduction(voucher, [10_000, 5_000])).toBe(3_000);
  expect(voucherReduction(voucher, [10_000, Infinity])).toBe(3_000);
});

test('no discount without lines', () => {
  const voucher = { discount: 30, discount_type: 'fixed', services: [] };
  expect(voucherReduction(voucher, [0, 0])).toBe(0);
  expect(voucherReduction(voucher, [])).toBe(0);
});

test('the discount exceeds neither the sum nor the voucher', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (lines, discount) => {
      const sum = lines.reduce((a, b) => a + b, 0);
      const fixed = { discount, discount_type: 'fixed', services: [] };
      expect(voucherReduction(fixed, lines)).toBe(Math.min(discount * 100, sum));
      const percentage = { discount, discount_type: 'percentage', services: [] };
      const reduction = voucherReduction(percentage, lines);
      expect(reduction).toBeGreaterThanOrEqual(0);
      expect(reduction).toBeLessThanOrEqual(sum);
    }),
  );
});
