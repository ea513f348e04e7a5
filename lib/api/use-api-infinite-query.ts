import {
  useInfiniteQuery,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { getQueryClient } from './query-client.ts';

export function useApiInfiniteQuery<Q, E, D, K extends QueryKey, P>(
  options: UseInfiniteQueryOptions<Q, E, D, K, P>,
) {
  return useInfiniteQuery(options, getQueryClient());
}
