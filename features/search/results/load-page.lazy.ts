import { call } from '#lib/api/call.ts';
import { toResultPage, type ResultPage } from '../cards/card-data.ts';
import { listQuery } from '../list-query.ts';
import type { SearchState } from '../search-href.ts';

export async function loadPage(state: SearchState, signal: AbortSignal): Promise<ResultPage> {
  return toResultPage(await call('listLocations', { query: listQuery(state), signal }));
}
