import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export const userQuery = queryOptions({
  queryKey: ['account', 'user'],
  queryFn: async ({ signal }) => (await call('user', { signal })).data,
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await call('listSessions', { signal })).data,
  staleTime: 0,
});
