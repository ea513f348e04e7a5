import { call } from '#lib/api/call.ts';
import { toResultPage, type ResultPage } from '../card-data.ts';
import { listQuery, type SearchState } from '../search-state.ts';

/** One page of the results of a search. */
export async function listResults(state: SearchState, signal: AbortSignal): Promise<ResultPage> {
  return toResultPage(await call('listLocations', { query: listQuery(state), signal }));
}
