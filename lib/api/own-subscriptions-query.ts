import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The client's subscriptions, last to expire first. */
export const ownSubscriptionsQuery = queryOptions({
  queryKey: ['subscriptions'],
  queryFn: async ({ signal }) => {
    const { data } = await call('listSubscriptions', { signal });
    return data;
  },
});
