import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#contract/types.ts';
import { call } from './call.ts';

export type AskedSlots = Omit<NonNullable<CallInput<'locationsNextSlots'>['query']>, 'ids'>;

/** The next free times of some locations by their ids, for what is searched: one call for all of them. */
export function nextSlotsQuery(ids: number[], asked: AskedSlots = {}) {
  return queryOptions({
    queryKey: ['locations', 'next-slots', ids, asked],
    queryFn: async () => (await call('locationsNextSlots', { query: { ids, ...asked } })).data,
    retry: false,
  });
}
