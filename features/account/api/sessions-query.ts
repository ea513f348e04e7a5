import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** Where the client is signed in, the latest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => {
    const { data } = await call('listSessions', { signal });
    return data;
  },
  // They change without this page's doing.
  staleTime: 0,
});
