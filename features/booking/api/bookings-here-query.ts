import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '#contract/booking.ts';
import { call } from '#lib/api/call.ts';

/** The bookings to come that are looked through. */
const most = 50;

/** Returns the client's bookings to come at a location. Throws ApiError. */
export async function bookingsHere(locationId: number, signal?: AbortSignal): Promise<Booking[]> {
  const { data } = await call('listBookings', {
    params: { type: 'upcoming' },
    query: { per_page: most },
    signal,
  });
  return data.filter(({ location }) => location.id === locationId);
}

/** The client's bookings to come at a location, for a screen. */
export function bookingsHereQuery(userId: string | undefined, locationId: number) {
  return queryOptions({
    queryKey: ['bookings', 'list', 'here', userId, locationId],
    queryFn: ({ signal }) => bookingsHere(locationId, signal),
    enabled: userId !== undefined,
  });
}
