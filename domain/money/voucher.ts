import { discounted, fixedAmount } from './discount.ts';
import type { Discount } from './discount.ts';

/** A voucher's discount and the ids of eligible services; an empty list means all. */
export type VoucherTerms = Discount & { services: readonly number[] };

/** Returns true if the voucher applies to a service. */
export function isEligible(voucher: VoucherTerms, serviceId: number): boolean {
  return voucher.services.length === 0 || voucher.services.includes(serviceId);
}

/**
 * Returns the voucher's reduction of the eligible amounts, in bani: its percentage of each, rounded half up
 * per amount, or its fixed amount once. Never more than their sum. Infinity stands for an open-ended amount;
 * its percentage is NaN.
 */
export function voucherReduction(voucher: VoucherTerms, amounts: readonly number[]): number {
  const sum = amounts.reduce((a, b) => a + b, 0);
  if (voucher.discount_type !== 'percentage') return Math.min(fixedAmount(voucher), sum);
  return sum - amounts.reduce((left, amount) => left + discounted(amount, voucher), 0);
}
