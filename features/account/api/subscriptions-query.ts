import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** The client's subscriptions, the one that ends last first. */
export const subscriptionsQuery = queryOptions({
  queryKey: ['account', 'subscriptions'],
  queryFn: async ({ signal }) => {
    const { data } = await call('listSubscriptions', { signal });
    return data;
  },
  // A session that a booking has just used must be gone here.
  staleTime: 0,
});
