import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookingListType } from '#contract/booking.ts';
import { minuteMs } from '#domain/time/local-time.ts';
import { call } from '#lib/api/call.ts';
import type { CancelBookingBody } from '#contract/cancellation.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { bookingListsKey, bookingQuery, ownSubscriptionsQuery } from '#lib/api/own-queries.ts';
import { slotsKey } from '#lib/api/slots-query.ts';
import { storeChange } from '#lib/api/store-change.ts';
import type { ReviewBookingBody } from '#contract/review.ts';

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

export function useCancelBooking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CancelBookingBody) =>
      (await call('cancelBooking', { params: { id }, body })).data,
    onSuccess: async (booking) => {
      await storeChange(client, bookingQuery(id).queryKey, booking);
      void client.invalidateQueries(ownSubscriptionsQuery);
      void client.invalidateQueries({ queryKey: slotsKey(booking.location.id) });
      return client.invalidateQueries({ queryKey: bookingListsKey });
    },
    onError: (error) => {
      if (isApiError(error, 'not_cancelable', 'not_found'))
        void client.invalidateQueries({ queryKey: ['bookings'] });
    },
  });
}

/** Refetches on failure too: the booking may have a review from another tab. */
export function useReviewBooking(id: string) {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: bookingQuery(id).queryKey });
  return useMutation({
    mutationFn: (body: ReviewBookingBody) => call('reviewBooking', { params: { id }, body }),
    onSuccess: refetch,
    onError: () => void refetch(),
  });
}
