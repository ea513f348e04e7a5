import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The next free times of some locations by their ids, for what is searched: one call for all of them. */
export function nextSlotsQuery(ids: number[], search = '') {
  return queryOptions({
    queryKey: ['locations', 'next-slots', ids, search],
    // Goes on when the cards leave the page: who comes back to them finds it.
    queryFn: async () =>
      (await call('locationsNextSlots', { query: { ids, ...(search && { search }) } })).data,
    retry: false,
  });
}
