import type { Booking } from '#contract/booking.ts';
import type { LocalDate } from '#domain/local-time.ts';
import { bookingPath } from '#lib/booking-path.ts';

/**
 * Returns the path of a booking like this one: its services and its professional are chosen, and the day where one is
 * named. What it costs by now is compared there with what it cost.
 */
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
