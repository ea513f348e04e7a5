import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '#contract/booking.ts';
import type { RescheduleBookingBody } from '#contract/reschedule.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { bookingQuery } from '#lib/api/booking-query.ts';
import { call } from '#lib/api/call.ts';
import { retryableCodes } from '#lib/api/retryable-codes.ts';
import { forgetKey, idempotencyKey } from '../submit/idempotency-key.ts';
import { slotsKey } from '../slots/slots-query.ts';

export function useRescheduleBooking({ id, location }: Pick<Booking, 'id' | 'location'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RescheduleBookingBody) => {
      const headers = { 'idempotency-key': idempotencyKey(id, body) };
      try {
        const { data } = await call('rescheduleBooking', { params: { id }, body, headers });
        forgetKey(id);
        return data;
      } catch (error) {
        if (!isApiError(error, ...retryableCodes)) forgetKey(id);
        throw error;
      }
    },
    onSuccess: (booking) => {
      client.setQueryData(bookingQuery(id).queryKey, booking);
      void client.invalidateQueries({ queryKey: ['bookings', 'list'] });
    },
    onError: (error) => {
      if (isApiError(error, 'not_reschedulable', 'not_found'))
        void client.invalidateQueries({ queryKey: ['bookings'] });
    },
    onSettled: () => client.invalidateQueries({ queryKey: slotsKey(location.id) }),
  });
}
