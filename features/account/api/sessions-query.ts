import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => {
    const { data } = await call('listSessions', { signal });
    return data;
  },
  staleTime: 0,
});
