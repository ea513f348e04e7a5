import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { getQueryClient } from '#lib/query-client.ts';
import { toResultPage, type ResultPage } from '../card-data.ts';
import { listQuery, type SearchState } from '../search-state.ts';
import { searchKeys } from './search-keys.ts';

const client = getQueryClient();

/** One page of the results of a search. */
function resultPageQuery(state: SearchState) {
  const query = listQuery(state);
  return queryOptions({
    queryKey: [...searchKeys.results, query],
    queryFn: async ({ signal }) => toResultPage(await call('listLocations', { query, signal })),
    retry: false,
  });
}

/** Loads the page that a search names, in place of any that is still on its way. */
export function loadResultPage(state: SearchState): Promise<ResultPage> {
  cancelResultPages();
  return client.fetchQuery(resultPageQuery(state));
}

/** Gives up what is on its way. */
export function cancelResultPages(): void {
  void client.cancelQueries({ queryKey: searchKeys.results });
}

/** Keeps a page that came with the address, unless it was loaded since. */
export function keepResultPage(state: SearchState, page: ResultPage): void {
  client.setQueryData(resultPageQuery(state).queryKey, (loaded) => loaded ?? page);
}

/** Returns the pages of a search that were loaded lately, in order from the one that it names. */
export function loadedResultPages(state: SearchState): ResultPage[] {
  const page = client.getQueryData(resultPageQuery(state).queryKey);
  return page ? [page, ...loadedResultPages({ ...state, page: state.page + 1 })] : [];
}
