import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { LinkedBooking } from '#contract/booking-link.ts';
import type { ArrivalDelay } from '#domain/booking/arrival.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { linkedBookingQuery } from '#lib/api/own-queries.ts';
import { storeChange } from '#lib/api/store-change.ts';

export function useCancelByLink(token: string) {
  return useLinkMutation(token, async (reason_id: number) => {
    const input = { params: { token }, body: { reason_id } };
    return (await call('cancelLinkedBooking', input)).data;
  });
}

export function useAnnounceArrival(token: string) {
  return useLinkMutation(token, async (delay: ArrivalDelay) => {
    return (await call('announceArrival', { params: { token }, body: { delay } })).data;
  });
}

/** On failure, refetches the booking; on 404 the link ended: renders the page again. */
function useLinkMutation<T>(token: string, send: (input: T) => Promise<LinkedBooking>) {
  const client = useQueryClient();
  const router = useRouter();
  const { queryKey } = linkedBookingQuery(token);
  return useMutation({
    mutationFn: send,
    onSuccess: (booking) => storeChange(client, queryKey, booking),
    onError: (error) => {
      if (isApiError(error, 'not_found')) router.refresh();
      else void client.invalidateQueries({ queryKey });
    },
  });
}
