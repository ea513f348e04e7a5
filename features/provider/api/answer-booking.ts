import { useMutation } from '@tanstack/react-query';
import type { BookingAnswer } from '#contract/provider.ts';
import { call } from '#lib/api/call.ts';

/** Decides about the booking of a link, cancels it or marks it as missed; returns the booking as it is then. */
export function useAnswerBooking(token: string) {
  return useMutation({
    mutationFn: async (body: BookingAnswer) =>
      (await call('answerBooking', { params: { token }, body })).data,
  });
}
