import type { CallInput } from '#contract/types.ts';
import type { SearchState } from './search-href.ts';

/** Apart from `search-href.ts`, so that the first load does not have it. */
export function listQuery(state: SearchState): NonNullable<CallInput<'listLocations'>['query']> {
  const { search, city, radius, time, categories, payments, sort, page } = state;
  const { date, after, before, open_now } = time;
  return {
    latitude: city.lat,
    longitude: city.lng,
    radius: radius * 1000,
    ...(search && { search }),
    ...(date.length > 0 && { date }),
    ...(after && { after }),
    ...(before && { before }),
    ...(open_now && { open_now: 1 as const }),
    ...(categories.length > 0 && { categories }),
    ...(payments.length > 0 && { payment_methods: payments }),
    ...(sort && { sort }),
    ...(page > 1 && { page }),
  };
}
