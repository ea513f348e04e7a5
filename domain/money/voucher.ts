import { discounted, fixedAmount } from './discount.ts';
import type { Discount } from './discount.ts';

/** `services`: ids of eligible services; empty = all. */
export type VoucherTerms = Discount & { services: readonly number[] };

/** True for an eligible service. */
export function isEligible(voucher: VoucherTerms, serviceId: number): boolean {
  return voucher.services.length === 0 || voucher.services.includes(serviceId);
}

/**
 * Returns bani: a percentage of each amount, rounded half up per amount, or the fixed amount once,
 * at most their sum. Infinity is an open-ended amount; its percentage is NaN.
 */
export function voucherReduction(voucher: VoucherTerms, amounts: readonly number[]): number {
  const sum = amounts.reduce((a, b) => a + b, 0);
  if (voucher.discount_type !== 'percentage') return Math.min(fixedAmount(voucher), sum);
  return sum - amounts.reduce((left, amount) => left + discounted(amount, voucher), 0);
}
