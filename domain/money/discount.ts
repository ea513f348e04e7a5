import { percentOff, toBani } from './money.ts';
import type { Bani } from './money.ts';

/** Percent, or a fixed amount in RON. */
export const discountTypes = ['percentage', 'fixed'] as const;

/** An unknown type gives no discount. */
export type Discount = { discount: number; discount_type: string };

/** Returns bani; 0 for other types. */
export function fixedAmount(terms: Discount): Bani {
  return terms.discount_type === 'fixed' ? Math.max(0, toBani(terms.discount)) : 0;
}

/** Returns bani, rounded half up, never below 0, never above the price. */
export function discounted(bani: Bani, terms: Discount): Bani {
  if (terms.discount_type === 'percentage') return percentOff(bani, terms.discount);
  return Math.max(0, bani - fixedAmount(terms));
}
