import type { TotalPrice } from './price.ts';

/** Tells whether nothing is left to pay: at most 0, and no price that only the location tells. */
export function isFree({
  max_total,
  hidden_count,
}: Pick<TotalPrice, 'max_total' | 'hidden_count'>) {
  return max_total === 0 && hidden_count === 0;
}
