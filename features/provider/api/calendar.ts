import { queryOptions } from '@tanstack/react-query';
import type { CreateBlockBody, RenewFeedBody, SetSourceBody } from '#contract/provider-calendar.ts';
import { useLinkChange } from '#hooks/use-link-change.ts';
import { call } from '#lib/api/call.ts';
import { forgetKey, sendOnce } from '#lib/api/idempotency-key.ts';

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
  return useLinkChange(calendarQuery(token).queryKey, (body: CreateBlockBody) =>
    sendOnce(
      'block',
      body,
      async (headers) => (await call('createBlock', { params: { token }, body, headers })).data,
    ),
  );
}

export function useDeleteBlock(token: string) {
  return useLinkChange(calendarQuery(token).queryKey, async (id: string) => {
    const { data } = await call('deleteBlock', { params: { token, id } });
    // Blocking the same time again needs a new key.
    forgetKey('block');
    return data;
  });
}

export function useRenewFeed(token: string) {
  return useLinkChange(
    calendarQuery(token).queryKey,
    async (body: RenewFeedBody) => (await call('renewFeed', { params: { token }, body })).data,
  );
}

export function useSetSource(token: string) {
  return useLinkChange(
    calendarQuery(token).queryKey,
    async (body: SetSourceBody) =>
      (await call('setCalendarSource', { params: { token }, body })).data,
  );
}
