import type { Booking } from '#contract/booking.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { bookingPath } from '#domain/place/paths.ts';

/** The booking page compares the price with the earlier one. */
export function bookAgainPath(
  { location, services, professional }: Pick<Booking, 'location' | 'services' | 'professional'>,
  date?: LocalDate,
): string {
  const prices = services.map(({ price, covered }) => (covered ? null : price));
  const isKnown = prices.every((price) => price !== null);
  return bookingPath(location.id, location.slug, {
    services: services.map(({ id }) => id),
    professional: professional.id,
    ...(date && { date }),
    ...(isKnown && { paid: prices.reduce((sum, price) => sum + price, 0) }),
  });
}
