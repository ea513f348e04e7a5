import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#components/ui/show-toast.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { ownSubscriptionsQuery } from '#lib/api/own-subscriptions-query.ts';

export function useWithdrawSubscription(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call('withdrawSubscription', { params: { id } })).data,
    onSuccess: (withdrawn) => {
      void showToast('Te-ai retras din contract. Ți-am trimis confirmarea pe e-mail.');
      client.setQueryData(ownSubscriptionsQuery.queryKey, (list) =>
        list?.map((one) => (one.id === withdrawn.id ? withdrawn : one)),
      );
      return client.invalidateQueries({ queryKey: ['bookings'] });
    },
    onError: (error) => {
      if (isApiError(error, 'not_withdrawable', 'not_found'))
        void client.invalidateQueries(ownSubscriptionsQuery);
    },
  });
}
