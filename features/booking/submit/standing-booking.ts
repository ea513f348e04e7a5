import { queryOptions } from '@tanstack/react-query';
import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import { openOutcome } from './idempotency-key.ts';
import { bookingsHere } from './bookings-here-query.ts';

/**
 * Finds the booking made by an earlier attempt whose response was lost; null if there was no such attempt or
 * it failed. Also null if `next` equals that attempt: a retry with the same key is safe. Throws ApiError.
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

export function standingBookingQuery(locationId: number) {
  return queryOptions({
    queryKey: ['bookings', 'standing', locationId],
    queryFn: () => findStandingBooking(locationId, null),
    staleTime: Infinity,
  });
}
