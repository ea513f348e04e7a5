import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** Locations by their ids, in that order; those that are gone are absent. */
export function cardsQuery(ids: number[]) {
  return queryOptions({
    queryKey: ['locations', 'cards', ids],
    queryFn: async ({ signal }) => (await call('locationsCards', { query: { ids }, signal })).data,
    enabled: ids.length > 0,
    retry: false,
  });
}
