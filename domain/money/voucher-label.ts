import { amountLabel, moneyLabel } from './price-label.ts';
import type { VoucherDiscount } from './price.ts';

/**
 * Returns the voucher's reduction in words: '−8 RON', or 'între −8 și −20 RON' if both ends of the total
 * differ; null if it reduces nothing.
 */
export function voucherLabel(price: VoucherDiscount): string | null {
  const { voucher_discount: low, max_voucher_discount: high } = price;
  if (high !== null && high > low) return `între −${amountLabel(low)} și −${moneyLabel(high)}`;
  return low > 0 ? `−${moneyLabel(low)}` : null;
}
