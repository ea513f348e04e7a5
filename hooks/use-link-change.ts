import { useMutation, useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { isApiError } from '#lib/api/api-error.ts';
import { storeChange } from '#lib/api/store-change.ts';

/** Changes the data of a signed link's page, one change at a time. */
export function useLinkChange<I, T>(
  { queryKey }: { queryKey: DataTag<QueryKey, T, Error> },
  change: (input: I) => Promise<{ data: T }>,
) {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    scope: { id: queryKey.join() },
    mutationFn: change,
    onSuccess: ({ data }) => storeChange(client, queryKey, data),
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      if (isApiError(error, 'not_found')) router.refresh();
    },
  });
}
