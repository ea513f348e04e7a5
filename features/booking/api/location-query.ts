import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { bookingLocation } from '../booking-location.ts';

/** The location of a booking, with its services and professionals. */
export function locationQuery(id: number) {
  return queryOptions({
    queryKey: ['locations', 'booking', id],
    queryFn: async ({ signal }) => {
      const params = { slug: '-', location_id: id };
      const { data } = await call('locationDetail', { params, query: {}, signal });
      return bookingLocation(data);
    },
  });
}
