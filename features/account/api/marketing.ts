import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** True if the client wants offers and news by mail. */
export const marketingQuery = queryOptions({
  queryKey: ['marketing'],
  queryFn: async ({ signal }) => (await call('marketing', { signal })).data,
});

/** Gives or withdraws the consent; the switch shows the api's state. */
export function useSetMarketing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (enabled: boolean) =>
      (await call('setMarketing', { body: { enabled } })).data,
    onSuccess: (data) => client.setQueryData(marketingQuery.queryKey, data),
  });
}
