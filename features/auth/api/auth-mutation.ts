import { useApiMutation } from '#lib/api/use-api-mutation.ts';

/** A sign-in mutation. Its variables contain passwords and codes, so it leaves the cache when its form unmounts. */
export function useAuthMutation<V, D>(mutationFn: (variables: V) => Promise<D>) {
  return useApiMutation({ mutationFn, gcTime: 0 });
}
