import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const ownSubscriptionsQuery = queryOptions({
  queryKey: ['subscriptions'],
  queryFn: async ({ signal }) => {
    const { data } = await call('listSubscriptions', { signal });
    return data;
  },
});
