import { percentOff, toBani } from './money.ts';
import type { Bani } from './money.ts';

/** Kinds of discount: a percentage, or a fixed amount in RON. */
export const discountTypes = ['percentage', 'fixed'] as const;

/** Terms of an offer or a voucher. An unknown type gives no discount. */
export type Discount = { discount: number; discount_type: string };

/** Returns the fixed amount of a discount in bani; 0 for other types. */
export function fixedAmount(terms: Discount): Bani {
  return terms.discount_type === 'fixed' ? Math.max(0, toBani(terms.discount)) : 0;
}

/** Returns a price in bani after a discount: rounded half up, never below 0, never above the price. */
export function discounted(bani: Bani, terms: Discount): Bani {
  if (terms.discount_type === 'percentage') return percentOff(bani, terms.discount);
  return Math.max(0, bani - fixedAmount(terms));
}
