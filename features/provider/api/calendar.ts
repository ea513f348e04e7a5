import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type {
  CreateBlockBody,
  ProviderCalendar,
  RenewFeedBody,
  SetSourceBody,
} from '#contract/provider-calendar.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { forgetKey, sendOnce } from '#lib/api/idempotency-key.ts';
import { storeChange } from '#lib/api/store-change.ts';

export function calendarQuery(token: string) {
  return queryOptions({
    queryKey: ['provider-calendar', token],
    queryFn: async ({ signal }) =>
      (await call('providerCalendar', { params: { token }, signal })).data,
    // Colleagues may change the calendar.
    refetchOnWindowFocus: 'always',
  });
}

export function useCreateBlock(token: string) {
  return useCalendarChange(token, (body: CreateBlockBody) =>
    sendOnce(
      'block',
      body,
      async (headers) => (await call('createBlock', { params: { token }, body, headers })).data,
    ),
  );
}

export function useDeleteBlock(token: string) {
  return useCalendarChange(token, async (id: string) => {
    const { data } = await call('deleteBlock', { params: { token, id } });
    // Blocking the same time again needs a new key.
    forgetKey('block');
    return data;
  });
}

export function useRenewFeed(token: string) {
  return useCalendarChange(
    token,
    async (body: RenewFeedBody) => (await call('renewFeed', { params: { token }, body })).data,
  );
}

export function useSetSource(token: string) {
  return useCalendarChange(
    token,
    async (body: SetSourceBody) =>
      (await call('setCalendarSource', { params: { token }, body })).data,
  );
}

/** Renders the page again on 404: the link ended, or the block is gone. */
function useCalendarChange<T>(token: string, change: (input: T) => Promise<ProviderCalendar>) {
  const client = useQueryClient();
  const router = useRouter();
  const { queryKey } = calendarQuery(token);
  return useMutation({
    scope: { id: token },
    mutationFn: change,
    onSuccess: (calendar) => storeChange(client, queryKey, calendar),
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      if (isApiError(error, 'not_found')) router.refresh();
    },
  });
}
