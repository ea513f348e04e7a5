import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEligible, voucherReductions } from './voucher.ts';

test('a voucher without services is for all, else for its own', () => {
  const voucher = { discount: 10, discount_type: 'fixed', services: [] as number[] };
  expect(isEligible(voucher, 7)).toBe(true);
  expect(isEligible({ ...voucher, services: [7] }, 7)).toBe(true);
  expect(isEligible({ ...voucher, services: [8] }, 7)).toBe(false);
});

test('a percentage is taken off each amount', () => {
  const voucher = { discount: 33.33, discount_type: 'percentage', services: [] };
  expect(voucherReductions(voucher, [9_999, 5_000])).toEqual([3_333, 1_666]);
});

test('a fixed amount is taken off once, split in proportion', () => {
  const voucher = { discount: 30, discount_type: 'fixed', services: [] };
  expect(voucherReductions(voucher, [10_000, 5_000])).toEqual([2_000, 1_000]);
});

test('what does not divide evenly still adds up', () => {
  const voucher = { discount: 1, discount_type: 'fixed', services: [] };
  expect(voucherReductions(voucher, [1_000, 1_000, 1_000])).toEqual([33, 34, 33]);
});

test('an amount of nothing gets nothing', () => {
  const voucher = { discount: 30, discount_type: 'fixed', services: [] };
  expect(voucherReductions(voucher, [0, 0])).toEqual([0, 0]);
});

test('the shares of a fixed amount add up to it and none exceeds its line', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (lines, discount) => {
      const voucher = { discount, discount_type: 'fixed', services: [] };
      const shares = voucherReductions(voucher, lines);
      const sum = lines.reduce((a, b) => a + b, 0);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(Math.min(discount * 100, sum));
      shares.forEach((share, i) => {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(lines[i] ?? 0);
      });
    }),
  );
});
