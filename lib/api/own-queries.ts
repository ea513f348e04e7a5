import { queryOptions } from '@tanstack/react-query';
import { occupiesSlot } from '#domain/booking/booking-status.ts';
import { call } from './call.ts';

const pollMs = 30_000;

export const bookingListsKey = ['bookings', 'list'] as const;

/** Polled while its status can still change. */
export function bookingQuery(id: string) {
  return queryOptions({
    queryKey: ['bookings', 'detail', id],
    queryFn: async ({ signal }) => {
      const { data } = await call('bookingDetails', { params: { id }, signal });
      return data;
    },
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data && occupiesSlot(data.status) && new Date(data.ends_at) > new Date() ? pollMs : false,
  });
}

export const ownSubscriptionsQuery = queryOptions({
  queryKey: ['subscriptions'],
  queryFn: async ({ signal }) => {
    const { data } = await call('listSubscriptions', { signal });
    return data;
  },
});
