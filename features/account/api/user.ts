import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export const userQuery = queryOptions({
  queryKey: ['account', 'user'],
  queryFn: async ({ signal }) => {
    const { data } = await call('user', { signal });
    return data;
  },
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => {
    const { data } = await call('listSessions', { signal });
    return data;
  },
  staleTime: 0,
});
