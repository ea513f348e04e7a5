import { toBani, type Bani } from '#domain/money/money.ts';
import { priceBooking, type PricedService } from '#domain/money/price.ts';
import type { PriceRange } from '#domain/search/read-price.ts';
import type { LocalDate } from '#domain/time/local-time.ts';

export function inRange<T extends PricedService>(
  services: readonly T[],
  range: PriceRange | null,
  date: LocalDate,
): readonly T[] {
  if (!range) return services;
  const [min, max] = [toBani(range.min ?? 0), range.max === null ? Infinity : toBani(range.max)];
  return services.filter((service) => {
    const price = priceOf(service, date);
    return price !== null && price >= min && price <= max;
  });
}

/** Returns the price with the day's offer; for a range, its lower end. Null if hidden. */
export function priceOf(service: PricedService, date: LocalDate): Bani | null {
  return priceBooking([service], { date }).total;
}
