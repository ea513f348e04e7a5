import { slotSpanDays } from '#contract/values.ts';
import { addDays, daysBetween, type LocalDate } from '#domain/time/local-time.ts';
import type { Slot } from '#contract/slot.ts';
import type { Slots } from '#lib/api/slots-query.ts';

export function daysOfWindow(from: LocalDate, lastDay: LocalDate): LocalDate[] {
  const count = Math.max(1, Math.min(slotSpanDays, daysBetween(from, lastDay) + 1));
  return Array.from({ length: count }, (_, i) => addDays(from, i));
}

export function openingWindow(from: LocalDate, slots: Slots | undefined): LocalDate {
  const first = slots?.meta.first_available;
  return first && first >= addDays(from, slotSpanDays) ? first : from;
}

export function shownDay(
  days: readonly LocalDate[],
  chosen: LocalDate | null,
  slots: Slots | undefined,
): LocalDate | undefined {
  if (chosen !== null && days.includes(chosen)) return chosen;
  return days.find((day) => slots?.data[day]?.length);
}

export function nextFreeDay(day: LocalDate, slots: Slots): LocalDate | null {
  const freeDays = Object.keys(slots.data).sort();
  return freeDays.find((one) => one > day) ?? freeDays[0] ?? slots.meta.first_available;
}

const noon = '12:00';
const evening = '17:00';

export function dayParts(slots: readonly Slot[]): { title: string; times: Slot[] }[] {
  return [
    { title: 'Dimineața', times: slots.filter(({ time }) => time < noon) },
    { title: 'După-amiaza', times: slots.filter(({ time }) => time >= noon && time < evening) },
    { title: 'Seara', times: slots.filter(({ time }) => time >= evening) },
  ].filter(({ times }) => times.length > 0);
}
