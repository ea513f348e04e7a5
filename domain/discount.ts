import { percentOff, toBani } from './money.ts';
import type { Bani } from './money.ts';

/**
 * What an offer or a voucher takes off: a percent for 'percentage', RON for 'fixed'. Any other type
 * is no discount.
 */
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
