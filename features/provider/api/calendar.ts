import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export function calendarQuery(token: string) {
  return queryOptions({
    queryKey: ['provider-calendar', token],
    queryFn: async ({ signal }) =>
      (await call('providerCalendar', { params: { token }, signal })).data,
    refetchOnWindowFocus: 'always',
  });
}
