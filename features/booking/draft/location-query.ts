import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { bookingLocation, type BookingLocation } from './booking-location.ts';

export function locationQuery({ id, slug }: Pick<BookingLocation, 'id' | 'slug'>) {
  return queryOptions({
    queryKey: ['locations', 'booking', id],
    queryFn: async ({ signal }) => {
      const { data } = await call('locationDetail', {
        params: { slug, location_id: id },
        query: { version: 'latest' },
        signal,
      });
      return bookingLocation(data);
    },
  });
}
