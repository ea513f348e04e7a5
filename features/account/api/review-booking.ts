import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewBookingBody } from '#contract/review.ts';
import { bookingQuery } from '#lib/api/booking-query.ts';
import { call } from '#lib/api/call.ts';

/** Reviews a visit. Refreshes the booking also if a review was written elsewhere concurrently. */
export function useReviewBooking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewBookingBody) => call('reviewBooking', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: bookingQuery(id).queryKey }),
  });
}
