import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** The sessions of the client, latest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => {
    const { data } = await call('listSessions', { signal });
    return data;
  },
  // Always stale: sessions change independently of this page.
  staleTime: 0,
});
