import { toBani, type Bani } from './money.ts';

export const discountTypes = ['percentage', 'fixed'] as const;

/** `discount` is a percentage or an amount in RON. An unknown type gives no discount. */
export type Discount = { discount: number; discount_type: string };

/** Returns bani; 0 unless the type is `fixed`. */
export function fixedAmount(terms: Discount): Bani {
  return terms.discount_type === 'fixed' ? Math.max(0, toBani(terms.discount)) : 0;
}

/**
 * Returns the reduced price in bani, rounded half up, at least 0. Rounds a percentage to 2 decimals
 * and clamps it to 0–100.
 */
export function discounted(bani: Bani, terms: Discount): Bani {
  if (terms.discount_type !== 'percentage') return Math.max(0, bani - fixedAmount(terms));
  const hundredths = Math.min(Math.max(Math.round(terms.discount * 100), 0), 10_000);
  return Math.floor((bani * (10_000 - hundredths) + 5_000) / 10_000);
}

export type VoucherTerms = Discount & { services: readonly number[] };

/** True unless the voucher lists only other services. */
export function isEligible(voucher: VoucherTerms, serviceId: number): boolean {
  return voucher.services.length === 0 || voucher.services.includes(serviceId);
}

/**
 * Returns bani. A percentage is taken off each amount, rounding the rest half up; a fixed amount is
 * taken off the sum, at most to 0. NaN for a percentage of an open-ended amount (Infinity).
 */
export function voucherReduction(voucher: VoucherTerms, amounts: readonly number[]): number {
  const sum = amounts.reduce((a, b) => a + b, 0);
  if (voucher.discount_type !== 'percentage') return Math.min(fixedAmount(voucher), sum);
  return sum - amounts.reduce((left, amount) => left + discounted(amount, voucher), 0);
}
