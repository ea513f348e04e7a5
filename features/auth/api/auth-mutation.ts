import { useMutation } from '@tanstack/react-query';
import { getQueryClient } from '#lib/api/query-client.ts';

/** A sign-in mutation. Its variables contain passwords and codes, so it leaves the cache when its form unmounts. */
export function useAuthMutation<V, D>(mutationFn: (variables: V) => Promise<D>) {
  return useMutation({ mutationFn, gcTime: 0 }, getQueryClient());
}
