import type { Slot } from '#contract/slot.ts';
import type { CallOutput } from '#contract/types.ts';
import { slotSpanDays } from '#contract/values.ts';
import { addDays, daysBetween, type LocalDate } from '#domain/time/local-time.ts';

type Slots = CallOutput<'locationSlots'>;

/** Returns the days of the strip from `from`, limited by the last bookable day. */
export function daysOfWindow(from: LocalDate, lastDay: LocalDate): LocalDate[] {
  const count = Math.max(1, Math.min(slotSpanDays, daysBetween(from, lastDay) + 1));
  return Array.from({ length: count }, (_, i) => addDays(from, i));
}

/** Returns the first day of the strip: `from`, or the first free day if it is after the loaded span. */
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

/** Returns the next free day after `day`, else the first known one. */
export function nextFreeDay(day: LocalDate, slots: Slots | undefined): LocalDate | null {
  const known = Object.keys(slots?.data ?? {}).sort();
  return known.find((one) => one > day) ?? known[0] ?? slots?.meta.first_available ?? null;
}

/** Returns the first free day of a professional, or of anyone for null; null if there is none in the loaded span. */
export function firstFreeDay(professionalId: number | null, slots: Slots): LocalDate | null {
  if (professionalId === null) return slots.meta.first_available;
  const isFree = (day: LocalDate) =>
    slots.data[day]?.some(({ professionals }) => professionals.includes(professionalId));
  return Object.keys(slots.data).sort().find(isFree) ?? null;
}

export type DayPart = 'morning' | 'afternoon' | 'evening';

const noon = '12:00';
const evening = '17:00';

/** Groups slots by part of the day; omits empty parts. */
export function dayParts(slots: readonly Slot[]): { part: DayPart; slots: Slot[] }[] {
  const parts: { part: DayPart; slots: Slot[] }[] = [
    { part: 'morning', slots: slots.filter(({ time }) => time < noon) },
    { part: 'afternoon', slots: slots.filter(({ time }) => time >= noon && time < evening) },
    { part: 'evening', slots: slots.filter(({ time }) => time >= evening) },
  ];
  return parts.filter((entry) => entry.slots.length > 0);
}
