import { queryOptions } from '@tanstack/react-query';
import type { CallOutput } from '#contract/types.ts';
import { slotSpanDays } from '#contract/values.ts';
import { addDays, type LocalDate, type LocalTime } from '#domain/time/local-time.ts';
import { call } from './call.ts';

const fresh = 30_000;

type SlotsInput = {
  locationId: number;
  services: readonly number[];
  professional: number | null;
  from: LocalDate;
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

export type Slots = CallOutput<'locationSlots'>;

/** Returns the first slot after `now`. `time` is null until the day has loaded. */
export function firstFree(
  professionalId: number | null,
  { data, meta }: Slots,
  now: Date,
): { day: LocalDate; time: LocalTime | null } | null {
  const days = Object.keys(data).sort();
  for (const day of days) {
    const slot = data[day]?.find(
      ({ starts_at, professionals }) =>
        new Date(starts_at) > now &&
        (professionalId === null || professionals.includes(professionalId)),
    );
    if (slot) return { day, time: slot.time };
  }
  const later = professionalId === null && days.length === 0 ? meta.first_available : null;
  return later === null ? null : { day: later, time: null };
}
