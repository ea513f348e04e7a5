import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BookingListType } from '#contract/booking.ts';
import { minuteMs } from '#domain/time/local-time.ts';
import { call } from '#lib/api/call.ts';
import { bookingListsKey } from '#lib/api/own-queries.ts';

export function bookingsQuery(type: BookingListType) {
  return infiniteQueryOptions({
    queryKey: [...bookingListsKey, type],
    queryFn: ({ pageParam, signal }) =>
      call('listBookings', {
        params: { type },
        query: pageParam > 1 ? { page: pageParam } : {},
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
    // A new booking must appear.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: type === 'upcoming' ? minuteMs : false,
  });
}

export const userQuery = queryOptions({
  queryKey: ['account', 'user'],
  queryFn: async ({ signal }) => (await call('user', { signal })).data,
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await call('listSessions', { signal })).data,
  staleTime: 0,
});
