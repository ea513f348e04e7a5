import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { listQuery, type SearchState } from '../search-state.ts';
import { pause } from './pause.ts';

const debounceMs = 300;

/** How many results a search would have, once the choices rest. */
export function countQuery(state: SearchState) {
  // As many as the list shows: only then is a search for a time counted by what is free.
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
