import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { listQuery, type SearchState } from '../search-href.ts';

const perPage = 10;

export function modalQuery(state: SearchState) {
  const query = { ...listQuery(state), per_page: perPage };
  return queryOptions({
    queryKey: ['search', 'modal', query],
    queryFn: async ({ signal }) => ({
      ...(await call('listLocations', { query, signal })),
      asked: state.search ? { search: state.search } : {},
    }),
    retry: false,
  });
}
