import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: async ({ signal }) => (await call('reminders', { signal })).data,
});

export function useSetReminders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (enabled: boolean) =>
      (await call('setReminders', { body: { enabled } })).data,
    onSuccess: (data) => client.setQueryData(remindersQuery.queryKey, data),
  });
}
