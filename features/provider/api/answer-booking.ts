import { useMutation } from '@tanstack/react-query';
import type { BookingAnswer } from '#contract/provider.ts';
import { call } from '#lib/api/call.ts';

/** Answers the booking that a link names, and returns it as it is then. */
export function useAnswerBooking(token: string) {
  return useMutation({
    mutationFn: async (status: BookingAnswer) =>
      (await call('answerBooking', { params: { token }, body: { status } })).data,
  });
}
