import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BookingListType } from '#contract/booking.ts';
import { call } from '#lib/api/call.ts';

/** Refetches every loaded page. */
const pollMs = 60_000;

export function bookingsQuery(type: BookingListType) {
  return infiniteQueryOptions({
    queryKey: ['bookings', 'list', type],
    queryFn: ({ pageParam, signal }) =>
      call('listBookings', {
        params: { type },
        query: pageParam > 1 ? { page: pageParam } : {},
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
    // Always stale: a new booking must appear.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: type === 'upcoming' ? pollMs : false,
  });
}
