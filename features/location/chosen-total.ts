import { durationLabel } from '#domain/duration-label.ts';
import type { LocalDate } from '#domain/local-time.ts';
import { priceBooking, pricedService } from '#domain/price.ts';
import { totalLabel } from '#domain/price-label.ts';
import type { BookableService } from './bookable-service.ts';

/** Returns the total on a day and the length of chosen services in words, and whether an offer counts in it. */
export function chosenTotal(services: BookableService[], day: LocalDate) {
  const price = priceBooking(services.map(pricedService), { date: day });
  const minutes = services.reduce((sum, { duration }) => sum + duration, 0);
  return {
    total: totalLabel(price),
    duration: durationLabel(minutes),
    hasOffers: services.some(({ offers }) => offers.length > 0),
  };
}
