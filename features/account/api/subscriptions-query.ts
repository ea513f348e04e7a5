import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** The client's subscriptions, last to expire first. */
export const subscriptionsQuery = queryOptions({
  queryKey: ['account', 'subscriptions'],
  queryFn: async ({ signal }) => {
    const { data } = await call('listSubscriptions', { signal });
    return data;
  },
  // Always stale: a booking may have just used a visit.
  staleTime: 0,
});
