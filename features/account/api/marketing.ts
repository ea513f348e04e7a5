import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** Whether the client wants offers and news by mail. */
export const marketingQuery = queryOptions({
  queryKey: ['marketing'],
  queryFn: async ({ signal }) => (await call('marketing', { signal })).data,
});

/** Gives or withdraws the consent to them; the switch stands as the api has it. */
export function useSetMarketing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (enabled: boolean) =>
      (await call('setMarketing', { body: { enabled } })).data,
    onSuccess: (data) => client.setQueryData(marketingQuery.queryKey, data),
  });
}
