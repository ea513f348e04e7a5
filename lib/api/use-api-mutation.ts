import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { getQueryClient } from './query-client.ts';

export function useApiMutation<D, E, V>(options: UseMutationOptions<D, E, V>) {
  return useMutation(options, getQueryClient());
}
