import type { CallOutput } from '#contract/types.ts';
import { slotSpanDays } from '#contract/values.ts';
import { addDays, daysBetween, type LocalDate } from '#domain/local-time.ts';

type Slots = CallOutput<'locationSlots'>;

/** Returns the days of a span that begins at `from`, cut at the last day that can be booked. */
export function daysOfWindow(from: LocalDate, lastDay: LocalDate): LocalDate[] {
  const count = Math.max(1, Math.min(slotSpanDays, daysBetween(from, lastDay) + 1));
  return Array.from({ length: count }, (_, i) => addDays(from, i));
}

/**
 * Returns where the strip of days opens: at `from`, or at the first free day where that lies behind
 * the days that were looked at.
 */
export function openingWindow(from: LocalDate, slots: Slots | undefined): LocalDate {
  const first = slots?.meta.first_available;
  return first && first >= addDays(from, slotSpanDays) ? first : from;
}

/** Returns the day to show: the chosen one where the strip has it, else the first free one. */
export function shownDay(
  days: readonly LocalDate[],
  chosen: LocalDate | null,
  slots: Slots | undefined,
): LocalDate | null {
  if (chosen !== null && days.includes(chosen)) return chosen;
  return days.find((day) => slots?.data[day]?.length) ?? days[0] ?? null;
}

/** Returns the first free day after one that has no free hour, of all that is known. */
export function nextFreeDay(day: LocalDate, slots: Slots | undefined): LocalDate | null {
  const known = Object.keys(slots?.data ?? {}).sort();
  return known.find((one) => one > day) ?? known[0] ?? slots?.meta.first_available ?? null;
}
