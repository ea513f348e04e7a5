import { discounted, fixedAmount, isEligible, type VoucherTerms } from '#domain/money/discount.ts';
import { addDays, startOfDay, toWallTime, weekday } from '#domain/time/local-time.ts';
import { isPublicHoliday } from '#domain/time/public-holidays.ts';
import type { Bani } from '#domain/money/money.ts';
import type { PriceLine } from '#domain/money/price.ts';

export const withdrawalDays = 14;

export const refundDays = 14;

/**
 * Returns the Bucharest midnight after the last day. A period that would end on a weekend or public
 * holiday lasts until the next working day (Regulation 1182/71, art. 3 par. 4).
 */
export function withdrawalDeadline(boughtAt: Date): Date {
  let last = addDays(toWallTime(boughtAt).date, withdrawalDays);
  while (weekday(last) >= 6 || isPublicHoliday(last)) last = addDays(last, 1);
  return startOfDay(addDays(last, 1));
}

/** Returns the price of the unused visits in bani, rounded up in favour of the client. */
export function refundOf(price: Bani, visits: { used: number; total: number }): Bani {
  return price - Math.floor((price * visits.used) / visits.total);
}

/**
 * Returns the price in bani after `voucher`, whose fixed amount is split over eligible `lines` in
 * proportion to price. Null if the location sets the price.
 */
export function purchasePrice(
  line: PriceLine,
  lines: readonly PriceLine[],
  voucher: VoucherTerms | null,
): Bani | null {
  const { price } = line;
  if (line.hidden_price || line.range_price || price === null) return null;
  if (!voucher || !isEligible(voucher, line.service_id)) return price;
  if (voucher.discount_type !== 'fixed') return discounted(price, voucher);
  const sum = lines
    .filter(({ service_id }) => isEligible(voucher, service_id))
    .reduce((total, one) => total + (one.price ?? 0), 0);
  if (sum === 0) return price;
  return Math.max(0, price - Math.round((fixedAmount(voucher) * price) / sum));
}
