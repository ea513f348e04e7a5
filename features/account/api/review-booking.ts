import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewBookingBody } from '#contract/review.ts';
import { bookingQuery } from '#lib/api/booking-query.ts';
import { call } from '#lib/api/call.ts';

/** Reviews a visit; its screen shows the review, also where it was written somewhere else meanwhile. */
export function useReviewBooking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewBookingBody) => call('reviewBooking', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: bookingQuery(id).queryKey }),
  });
}
