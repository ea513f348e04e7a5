import { useMutation } from '@tanstack/react-query';
import { getQueryClient } from '#lib/query-client.ts';

/** A mutation of the sign-in. Its variables hold passwords and codes, so the cache drops it together with its form. */
export function useAuthMutation<V, D>(mutationFn: (variables: V) => Promise<D>) {
  return useMutation({ mutationFn, gcTime: 0 }, getQueryClient());
}
