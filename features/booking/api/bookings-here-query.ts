import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** The bookings to come that are looked through. */
const most = 50;

/** The client's bookings to come at a location. */
export function bookingsHereQuery(userId: string | undefined, locationId: number) {
  return queryOptions({
    queryKey: ['bookings', 'list', 'here', userId, locationId],
    queryFn: async ({ signal }) => {
      const { data } = await call('listBookings', {
        params: { type: 'upcoming' },
        query: { per_page: most },
        signal,
      });
      return data.filter(({ location }) => location.id === locationId);
    },
    enabled: userId !== undefined,
  });
}
