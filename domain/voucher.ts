import { discounted, fixedAmount } from './discount.ts';
import type { Discount } from './discount.ts';

/** A voucher's discount and the ids of the services it is for; an empty list means all. */
export type VoucherTerms = Discount & { services: readonly number[] };

/** Tells whether a voucher is for a service. */
export function isEligible(voucher: VoucherTerms, serviceId: number): boolean {
  return voucher.services.length === 0 || voucher.services.includes(serviceId);
}

/**
 * Returns what a voucher takes off the eligible amounts, in bani: its percentage of each, rounded half
 * up per amount, or its fixed amount once. Never more than their sum. An amount without upper end is
 * Infinity; a percentage of it is not a number.
 */
export function voucherReduction(voucher: VoucherTerms, amounts: readonly number[]): number {
  const sum = amounts.reduce((a, b) => a + b, 0);
  if (voucher.discount_type !== 'percentage') return Math.min(fixedAmount(voucher), sum);
  return sum - amounts.reduce((left, amount) => left + discounted(amount, voucher), 0);
}
