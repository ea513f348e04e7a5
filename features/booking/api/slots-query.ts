import { slotSpanDays } from '#contract/values.ts';
import { queryOptions } from '@tanstack/react-query';
import { addDays, type LocalDate } from '#domain/local-time.ts';
import { call } from '#lib/api/call.ts';

/** The longest span that the api answers at once. */
const FRESH = 30_000;

export type SlotsAsked = {
  locationId: number;
  services: readonly number[];
  /** Null is any professional. */
  professional: number | null;
  from: LocalDate;
  /** Days to look at, 31 at most. */
  days?: number;
};

/** The free times of the chosen services, by day. */
export function slotsQuery({ locationId, services, professional, from, days }: SlotsAsked) {
  const to = addDays(from, (days ?? slotSpanDays) - 1);
  return queryOptions({
    queryKey: ['slots', locationId, { services, professional, from, to }],
    queryFn: ({ signal }) =>
      call('locationSlots', {
        params: { id: locationId },
        query: { services: [...services], professional: professional ?? undefined, from, to },
        signal,
      }),
    staleTime: FRESH,
  });
}
