import type { TotalPrice } from './price.ts';

/** Returns true if nothing is due: the maximum is 0 and no price is hidden. */
export function isFree({
  max_total,
  hidden_count,
}: Pick<TotalPrice, 'max_total' | 'hidden_count'>) {
  return max_total === 0 && hidden_count === 0;
}
