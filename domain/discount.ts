import { percentOff, toBani } from './money.ts';
import type { Bani } from './money.ts';

/** The kinds of discount: a percent, or an amount in RON. */
export const discountTypes = ['percentage', 'fixed'] as const;

/** What an offer or a voucher takes off; one of any other type is no discount. */
export type Discount = { discount: number; discount_type: string };

/** Returns the fixed amount that a discount takes off, in bani; 0 when it is not a fixed one. */
export function fixedAmount(terms: Discount): Bani {
  return terms.discount_type === 'fixed' ? Math.max(0, toBani(terms.discount)) : 0;
}

/** Returns a price in bani after a discount, half up, never below 0 nor above it. */
export function discounted(bani: Bani, terms: Discount): Bani {
  if (terms.discount_type === 'percentage') return percentOff(bani, terms.discount);
  return Math.max(0, bani - fixedAmount(terms));
}
