import { toBani, type Bani } from '#domain/money/money.ts';
import { priceBooking, type PricedService } from '#domain/money/price.ts';
import type { PriceRange } from '#domain/search/read-price.ts';
import { today, type LocalDate } from '#domain/time/local-time.ts';
import type { DayHours } from '../search-text/read-search.ts';

export function pricedDays(days: readonly DayHours[] | null | undefined, now: Date): LocalDate[] {
  return days && days.length > 0 ? days.map(({ date }) => date) : [today(now)];
}

export function inRange<T extends PricedService>(
  services: readonly T[],
  range: PriceRange | null,
  days: readonly LocalDate[],
): readonly T[] {
  return services.filter((service) => days.some((day) => isInRange(service, range, day)));
}

export function isInRange(
  service: PricedService,
  range: PriceRange | null,
  day: LocalDate,
): boolean {
  if (!range) return true;
  const [min, max] = [toBani(range.min ?? 0), range.max === null ? Infinity : toBani(range.max)];
  const price = priceOf(service, day);
  return price !== null && price >= min && price <= max;
}

export function lowestPrice(service: PricedService, days: readonly LocalDate[]): Bani {
  return Math.min(...days.map((day) => priceOf(service, day) ?? Infinity));
}

function priceOf(service: PricedService, date: LocalDate): Bani | null {
  return priceBooking([service], { date }).total;
}
