import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#contract/types.ts';
import { call } from './call.ts';

export type SlotCriteria = Omit<NonNullable<CallInput<'locationsNextSlots'>['query']>, 'ids'>;

export function nextSlotsQuery(ids: number[], criteria: SlotCriteria = {}) {
  return queryOptions({
    queryKey: ['locations', 'next-slots', ids, criteria],
    queryFn: async () => (await call('locationsNextSlots', { query: { ids, ...criteria } })).data,
    retry: false,
  });
}
