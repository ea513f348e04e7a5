import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export const ownSubscriptionsKey = ['subscriptions'] as const;

export function ownSubscriptionsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...ownSubscriptionsKey, userId],
    queryFn: async ({ signal }) => {
      const { data } = await call('listSubscriptions', { signal });
      return data;
    },
  });
}
