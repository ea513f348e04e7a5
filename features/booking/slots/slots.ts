import { queryOptions } from '@tanstack/react-query';
import { slotSpanDays } from '#contract/values.ts';
import { addDays, daysBetween, type LocalDate, type LocalTime } from '#domain/time/local-time.ts';
import { call } from '#lib/api/call.ts';
import type { Slot } from '#contract/slot.ts';
import type { CallOutput } from '#contract/types.ts';

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

type Slots = CallOutput<'locationSlots'>;

export function daysOfWindow(from: LocalDate, lastDay: LocalDate): LocalDate[] {
  const count = Math.max(1, Math.min(slotSpanDays, daysBetween(from, lastDay) + 1));
  return Array.from({ length: count }, (_, i) => addDays(from, i));
}

/** Returns the first free day if it is after the span that starts at `from`, else `from`. */
export function openingWindow(from: LocalDate, slots: Slots | undefined): LocalDate {
  const first = slots?.meta.first_available;
  return first && first >= addDays(from, slotSpanDays) ? first : from;
}

export function shownDay(
  days: readonly LocalDate[],
  day: LocalDate | null,
  slots: Slots | undefined,
): LocalDate | null {
  if (day !== null && days.includes(day)) return day;
  return days.find((one) => slots?.data[one]?.length) ?? days[0] ?? null;
}

export function nextFreeDay(day: LocalDate, slots: Slots | undefined): LocalDate | null {
  const freeDays = Object.keys(slots?.data ?? {}).sort();
  return freeDays.find((one) => one > day) ?? freeDays[0] ?? slots?.meta.first_available ?? null;
}

/** Null `professionalId` means any. Beyond the loaded days, only for any, and without a time. */
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

export type DayPart = 'morning' | 'afternoon' | 'evening';

const noon = '12:00';
const evening = '17:00';

export function dayParts(slots: readonly Slot[]): { part: DayPart; slots: Slot[] }[] {
  const parts: { part: DayPart; slots: Slot[] }[] = [
    { part: 'morning', slots: slots.filter(({ time }) => time < noon) },
    { part: 'afternoon', slots: slots.filter(({ time }) => time >= noon && time < evening) },
    { part: 'evening', slots: slots.filter(({ time }) => time >= evening) },
  ];
  return parts.filter((entry) => entry.slots.length > 0);
}
