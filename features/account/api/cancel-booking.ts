import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CancelBookingBody } from '#contract/cancellation.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { bookingQuery } from '#lib/api/booking-query.ts';
import { call } from '#lib/api/call.ts';

export const cancelReasonsQuery = queryOptions({
  queryKey: ['cancel-reasons'],
  queryFn: async ({ signal }) => (await call('listCancelReasons', { signal })).data,
  staleTime: Infinity,
});

/** Cancels a booking and updates the caches. If the api refuses because it is too late, refetches the booking. */
export function useCancelBooking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CancelBookingBody) =>
      (await call('cancelBooking', { params: { id }, body })).data,
    onSuccess: (booking) => {
      client.setQueryData(bookingQuery(id).queryKey, booking);
      return client.invalidateQueries({ queryKey: ['bookings', 'list'] });
    },
    onError: (error) => {
      if (isApiError(error, 'not_cancelable', 'not_found'))
        void client.invalidateQueries({ queryKey: ['bookings'] });
    },
  });
}
