import { queryOptions } from '@tanstack/react-query';
import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import { openOutcome } from '../idempotency-key.ts';
import { bookingsHere } from './bookings-here-query.ts';

/**
 * Returns the booking that an answer was lost of, when it was made after all; null when it was not, or no answer was
 * lost. `next` is what is to be sent now: the same again is no other booking. Throws ApiError.
 */
export async function findStandingBooking(
  locationId: number,
  next: CreateBookingBody | null,
): Promise<Booking | null> {
  const sent = openOutcome(locationId) as CreateBookingBody | null;
  if (sent === null || JSON.stringify(sent) === JSON.stringify(next)) return null;
  const isSent = ({ start_date, start_time, services }: Booking) =>
    start_date === sent.start_date &&
    start_time === sent.start_time &&
    services.every(({ id }) => sent.services_ids.includes(id));
  return (await bookingsHere(locationId)).find(isSent) ?? null;
}

/** The booking that an answer was lost of in this tab, for who comes back. */
export function standingBookingQuery(locationId: number) {
  return queryOptions({
    queryKey: ['bookings', 'standing', locationId],
    queryFn: () => findStandingBooking(locationId, null),
    staleTime: Infinity,
  });
}
