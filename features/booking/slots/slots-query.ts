import { queryOptions } from '@tanstack/react-query';
import { slotSpanDays } from '#contract/values.ts';
import { addDays, type LocalDate } from '#domain/time/local-time.ts';
import { call } from '#lib/api/call.ts';

const fresh = 30_000;

type SlotsInput = {
  locationId: number;
  services: readonly number[];
  /** Null means any professional. */
  professional: number | null;
  from: LocalDate;
  /** Number of days, up to `slotSpanDays`. */
  days?: number;
};

export const slotsKey = (locationId: number) => ['slots', locationId] as const;

export function slotsQuery({ locationId, services, professional, from, days }: SlotsInput) {
  const to = addDays(from, (days ?? slotSpanDays) - 1);
  return queryOptions({
    queryKey: [...slotsKey(locationId), { services, professional, from, to }],
    queryFn: ({ signal }) =>
      call('locationSlots', {
        params: { id: locationId },
        query: { services: [...services], professional: professional ?? undefined, from, to },
        signal,
      }),
    staleTime: fresh,
  });
}
