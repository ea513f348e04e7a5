import { type Bani, toRon } from './money.ts';
import { noBreak, numberLabel, plural } from '#domain/words/numbers.ts';
import type { Price, TotalPrice, VoucherDiscount } from './price.ts';

const hiddenPrice = 'Preț neafișat';
export const coveredPrice = 'Inclus în abonament';

const atLocation = {
  one: '{n} preț stabilit la locație',
  more: '{n} prețuri stabilite la locație',
};

/** Returns '120 RON' or '1.234,50 RON'. */
export function moneyLabel(bani: Bani): string {
  return noBreak(`${amountLabel(bani)} RON`);
}

/** Returns '120 RON', 'de la 50 RON', 'între 50 și 80 RON' or 'Preț neafișat'. */
export function priceLabel({ price, max_price, range_price, hidden_price }: Price): string {
  if (hidden_price || price === null) return hiddenPrice;
  if (!range_price) return moneyLabel(price);
  if (max_price === null) return `de la ${moneyLabel(price)}`;
  return rangeLabel(price, max_price);
}

/** Returns 'Inclus în abonament' or the price before the voucher. */
export function lineLabel(line: Price & { covered: boolean }): string {
  return line.covered ? coveredPrice : priceLabel(line);
}

/** Returns '140 RON + 1 preț stabilit la locație'; 'Preț neafișat' if all prices are hidden. */
export function totalLabel({ total, max_total, hidden_count }: TotalPrice): string {
  if (total === null) return hiddenPrice;
  const label = max_total === null ? `de la ${moneyLabel(total)}` : rangeLabel(total, max_total);
  return hidden_count === 0 ? label : `${label} + ${plural(hidden_count, atLocation)}`;
}

/** Returns 'între 50 și 80 RON'; '50 RON' if the bounds are equal. */
export function rangeLabel(low: Bani, high: Bani): string {
  return high > low ? `între ${amountLabel(low)} și ${moneyLabel(high)}` : moneyLabel(low);
}

/** Returns '120' or '119,50'. */
export function amountLabel(bani: Bani): string {
  return numberLabel(toRon(bani), bani % 100 === 0 ? 0 : 2);
}

/** True if the maximum is 0 and no price is hidden. */
export function isFree(price: Pick<TotalPrice, 'max_total' | 'hidden_count'>): boolean {
  return price.max_total === 0 && price.hidden_count === 0;
}

/** Returns '−8 RON' or 'între −8 și −20 RON'; null for no reduction. */
export function voucherLabel(price: VoucherDiscount): string | null {
  const { voucher_discount: low, max_voucher_discount: high } = price;
  if (high !== null && high > low) return `între −${amountLabel(low)} și −${moneyLabel(high)}`;
  return low > 0 ? `−${moneyLabel(low)}` : null;
}
