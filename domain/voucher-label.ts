import { amountLabel, moneyLabel } from './price-label.ts';
import type { VoucherDiscount } from './price.ts';

/**
 * Returns what the voucher takes off in words: '−8 RON', or 'între −8 și −20 RON' where the ends of the
 * total lose different amounts; null when it takes off nothing.
 */
export function voucherLabel(price: VoucherDiscount): string | null {
  const { voucher_discount: low, max_voucher_discount: high } = price;
  if (high !== null && high > low) return `între −${amountLabel(low)} și −${moneyLabel(high)}`;
  return low > 0 ? `−${moneyLabel(low)}` : null;
}
