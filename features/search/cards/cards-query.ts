import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** Locations by id, in the order of `ids`; deleted ones are missing. */
export function cardsQuery(ids: number[]) {
  return queryOptions({
    queryKey: ['locations', 'cards', ids],
    queryFn: async ({ signal }) => (await call('locationsCards', { query: { ids }, signal })).data,
    enabled: ids.length > 0,
    retry: false,
  });
}
