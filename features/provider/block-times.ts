import {
  minutesOfDay,
  timeOfMinutes,
  today,
  toWallTime,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';
import { openingsOn, type HoursRow } from '#domain/time/working-hours.ts';

const stepMin = 30;
const usualMin = 60;

export function startTimes(hours: readonly HoursRow[], date: LocalDate, now: Date): LocalTime[] {
  const passed = date === today(now) ? minutesOfDay(toWallTime(now).time) : 0;
  return openingsOn(hours, date)
    .flatMap(({ starts, ends }) => steps(minutesOfDay(starts), minutesOfDay(ends)))
    .filter((minutes) => minutes + stepMin > passed)
    .map(timeOfMinutes);
}

export function endTimes(
  hours: readonly HoursRow[],
  date: LocalDate,
  start: LocalTime,
): LocalTime[] {
  const closing = openingsOn(hours, date).at(-1)?.ends ?? start;
  // The api's times end before midnight.
  const last = Math.min(minutesOfDay(closing), 24 * 60 - 1);
  const first = minutesOfDay(start) + stepMin;
  return [...steps(first, last), last].map(timeOfMinutes);
}

/** Returns the time an hour after `start`, or less if the work ends before. */
export function usualEnd(ends: readonly LocalTime[], start: LocalTime): LocalTime | undefined {
  return ends.findLast((end) => minutesOfDay(end) <= minutesOfDay(start) + usualMin);
}

function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / stepMin));
  return Array.from({ length: count }, (_, step) => from + step * stepMin);
}
