import { useMutation } from '@tanstack/react-query';
import type { BookingAnswer } from '#contract/provider.ts';
import { call } from '#lib/api/call.ts';

/** Decides on, cancels or marks as missed the booking of a link. Returns the updated booking. */
export function useAnswerBooking(token: string) {
  return useMutation({
    mutationFn: async (body: BookingAnswer) =>
      (await call('answerBooking', { params: { token }, body })).data,
  });
}
