import { discounted, fixedAmount } from './discount.ts';
import type { Discount } from './discount.ts';
import type { Bani } from './money.ts';

/** A voucher's discount and the ids of the services it is for; an empty list means all. */
export type VoucherTerms = Discount & { services: readonly number[] };

/** Tells whether a voucher is for a service. */
export function isEligible(voucher: VoucherTerms, serviceId: number): boolean {
  return voucher.services.length === 0 || voucher.services.includes(serviceId);
}

/**
 * Returns what a voucher takes off each of the eligible amounts, in bani: its percentage of each, or
 * its fixed amount once, split in proportion to them. Never more than an amount.
 */
export function voucherReductions(voucher: VoucherTerms, amounts: readonly Bani[]): Bani[] {
  if (voucher.discount_type === 'percentage') {
    return amounts.map((amount) => amount - discounted(amount, voucher));
  }
  return splitInProportion(fixedAmount(voucher), amounts);
}

// Rounds the running sum instead of each share, so that the shares add up to the whole amount.
function splitInProportion(total: Bani, amounts: readonly Bani[]): Bani[] {
  const sum = amounts.reduce((a, b) => a + b, 0);
  const shared = Math.min(total, sum);
  let seen = 0;
  let given = 0;
  return amounts.map((amount) => {
    seen += amount;
    const share = sum === 0 ? 0 : Math.round((shared * seen) / sum) - given;
    given += share;
    return share;
  });
}
