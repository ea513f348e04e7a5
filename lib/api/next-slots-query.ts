import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#contract/types.ts';
import { call } from './call.ts';

export type AskedSlots = Omit<NonNullable<CallInput<'locationsNextSlots'>['query']>, 'ids'>;

/** One request for all `ids`. */
export function nextSlotsQuery(ids: number[], asked: AskedSlots = {}) {
  return queryOptions({
    queryKey: ['locations', 'next-slots', ids, asked],
    queryFn: async () => (await call('locationsNextSlots', { query: { ids, ...asked } })).data,
    retry: false,
  });
}
