import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '#contract/booking.ts';
import { call } from '#lib/api/call.ts';

/** Page size: only the first 50 upcoming bookings are searched. */
const most = 50;

/** Returns the upcoming bookings of the client at a location. Throws ApiError. */
export async function bookingsHere(locationId: number, signal?: AbortSignal): Promise<Booking[]> {
  const { data } = await call('listBookings', {
    params: { type: 'upcoming' },
    query: { per_page: most },
    signal,
  });
  return data.filter(({ location }) => location.id === locationId);
}

export function bookingsHereQuery(userId: string | undefined, locationId: number) {
  return queryOptions({
    queryKey: ['bookings', 'list', 'here', userId, locationId],
    queryFn: ({ signal }) => bookingsHere(locationId, signal),
    enabled: userId !== undefined,
  });
}
