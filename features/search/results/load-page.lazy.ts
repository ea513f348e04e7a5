import { call } from '#lib/api/call.ts';
import { toResultPage, type ResultPage } from '../cards/card-data.ts';
import { listQuery, type SearchState } from '../search-href.ts';

/** Loads the page of results named by `state.page`. Throws ApiError. */
export async function loadPage(state: SearchState, signal: AbortSignal): Promise<ResultPage> {
  return toResultPage(await call('listLocations', { query: listQuery(state), signal }));
}
