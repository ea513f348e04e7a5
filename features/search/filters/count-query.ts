import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { listQuery, type SearchState } from '../search-href.ts';
import { pause } from '../pause.ts';

const debounceMs = 300;

export function countQuery(state: SearchState) {
  // Same page size as the list: only then does the api count a search with a time by free slots.
  const query = listQuery({ ...state, page: 1 });
  return queryOptions({
    queryKey: ['search', 'count', query],
    queryFn: async ({ signal }) => {
      await pause(debounceMs, signal);
      const { meta } = await call('listLocations', { query, signal });
      return { total: meta.total, exact: meta.total_is_exact };
    },
    retry: false,
  });
}
