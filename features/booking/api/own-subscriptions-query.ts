import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** The key of the subscriptions of whoever is signed in. */
export const ownSubscriptionsKey = ['subscriptions'] as const;

/** The subscriptions of the signed-in client. */
export function ownSubscriptionsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...ownSubscriptionsKey, userId],
    queryFn: async ({ signal }) => {
      const { data } = await call('listSubscriptions', { signal });
      return data;
    },
  });
}
