import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** One of the client's bookings. */
export function bookingQuery(id: string) {
  return queryOptions({
    queryKey: ['bookings', 'detail', id],
    queryFn: async ({ signal }) => {
      const { data } = await call('bookingDetails', { params: { id }, signal });
      return data;
    },
  });
}
