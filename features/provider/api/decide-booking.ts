import { useMutation } from '@tanstack/react-query';
import type { DecideBookingBody } from '#contract/provider.ts';
import { call } from '#lib/api/call.ts';

/** Decides on, cancels or marks as missed the booking of a link. Returns the updated booking. */
export function useDecideBooking(token: string) {
  return useMutation({
    mutationFn: async (body: DecideBookingBody) =>
      (await call('decideBooking', { params: { token }, body })).data,
  });
}
