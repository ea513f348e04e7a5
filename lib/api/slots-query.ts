import { queryOptions } from '@tanstack/react-query';
import type { CallOutput } from '#contract/types.ts';
import { slotSpanDays } from '#contract/values.ts';
import { addDays, type LocalDate, type LocalTime } from '#domain/time/local-time.ts';
import { call } from './call.ts';

const fresh = 30_000;

type SlotsInput = {
  locationId: number;
  services: readonly number[];
  /** Null means any professional. */
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

/** A null `professionalId` means any professional. `time` is null until the day has loaded. */
export function firstFree(
  professionalId: number | null,
  { data, meta }: Slots,
): { day: LocalDate; time: LocalTime | null } | null {
  for (const day of Object.keys(data).sort()) {
    const slot = data[day]?.find(
      ({ professionals }) => professionalId === null || professionals.includes(professionalId),
    );
    if (slot) return { day, time: slot.time };
  }
  const later = professionalId === null ? meta.first_available : null;
  return later === null ? null : { day: later, time: null };
}
