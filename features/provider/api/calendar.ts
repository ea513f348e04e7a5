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
    // Colleagues may have changed the calendar.
    refetchOnWindowFocus: 'always',
  });
}

export function useCreateBlock(token: string) {
  return useLinkChange(calendarQuery(token).queryKey, (body: CreateBlockBody) =>
    sendOnce('block', body, (headers) => call('createBlock', { params: { token }, body, headers })),
  );
}

export function useDeleteBlock(token: string) {
  return useLinkChange(calendarQuery(token).queryKey, async (id: string) => {
    const response = await call('deleteBlock', { params: { token, id } });
    // Blocking the same time again needs a new key.
    forgetKey('block');
    return response;
  });
}

export function useRenewFeed(token: string) {
  return useLinkChange(calendarQuery(token).queryKey, (body: RenewFeedBody) =>
    call('renewFeed', { params: { token }, body }),
  );
}

export function useSetSource(token: string) {
  return useLinkChange(calendarQuery(token).queryKey, (body: SetSourceBody) =>
    call('setCalendarSource', { params: { token }, body }),
  );
}
