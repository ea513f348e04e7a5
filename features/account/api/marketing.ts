import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export const marketingQuery = queryOptions({
  queryKey: ['marketing'],
  queryFn: async ({ signal }) => (await call('marketing', { signal })).data,
});

export function useSetMarketing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (enabled: boolean) =>
      (await call('setMarketing', { body: { enabled } })).data,
    onSuccess: (data) => client.setQueryData(marketingQuery.queryKey, data),
  });
}
