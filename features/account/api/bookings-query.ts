import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BookingListType } from '#contract/booking.ts';
import { call } from '#lib/api/call.ts';

/** Each page is read again then. */
const pollMs = 60_000;

/** The client's bookings of one kind, page by page. */
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
    // A booking that was just made must be here.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: type === 'upcoming' ? pollMs : false,
  });
}
