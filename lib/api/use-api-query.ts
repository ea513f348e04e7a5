import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { getQueryClient } from './query-client.ts';

export function useApiQuery<Q, E, D, K extends QueryKey>(options: UseQueryOptions<Q, E, D, K>) {
  return useQuery(options, getQueryClient());
}
