import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** The subscriptions of the signed-in client. */
export function ownSubscriptionsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['subscriptions', userId],
    queryFn: async ({ signal }) => {
      const { data } = await call('listSubscriptions', { signal });
      return data;
    },
  });
}
