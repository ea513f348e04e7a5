import {
  addDays,
  isLocalTime,
  type LocalDate,
  type LocalTime,
  minutesOfDay,
  timeOfMinutes,
  toInstant,
  weekday,
} from './local-time.ts';

/** `weekday` is 1 (Monday) to 7, `ends` up to '24:00'. Gaps are breaks. */
export type HoursRow = { weekday: number; starts: LocalTime; ends: LocalTime };

export type Opening = { starts: LocalTime; ends: LocalTime };

/** Returns the day's openings in order; merges touching or overlapping rows. */
export function openingsOn(hours: readonly HoursRow[], date: LocalDate): Opening[] {
  return openingsOnWeekday(hours, weekday(date));
}

/** Returns minutes; 0 without working hours. */
export function longestStretch(hours: readonly HoursRow[]): number {
  const stretches = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => openingsOnWeekday(hours, day));
  return Math.max(
    0,
    ...stretches.map(({ starts, ends }) => minutesOfDay(ends) - minutesOfDay(starts)),
  );
}

/** Like `openingsOn`; `day` is 1 (Monday) to 7. */
export function openingsOnWeekday(hours: readonly HoursRow[], day: number): Opening[] {
  const rows = hours
    .filter((row) => row.weekday === day && row.starts < row.ends)
    .sort((a, b) => (a.starts < b.starts ? -1 : 1));

  const openings: Opening[] = [];
  for (const { starts, ends } of rows) {
    const last = openings.at(-1);
    if (!last || starts > last.ends) openings.push({ starts, ends });
    else if (ends > last.ends) last.ends = ends;
  }
  return openings;
}

/** Returns the day's openings; bounds and errors are those of `instantOfBound`. */
export function openIntervals(hours: readonly HoursRow[], date: LocalDate): Interval[] {
  return openingsOn(hours, date).map(({ starts, ends }) => ({
    start: instantOfBound(date, starts),
    end: instantOfBound(date, ends),
  }));
}

/**
 * Returns epoch ms; in spring, the end of a skipped hour. Accepts '24:00'. Throws RangeError for
 * other text.
 */
export function instantOfBound(date: LocalDate, time: LocalTime): number {
  if (time === '24:00') return instantOfBound(addDays(date, 1), '00:00');
  if (!isLocalTime(time)) throw new RangeError(`Not a wall time: ${time}`);
  const instant = toInstant(date, time);
  return instant ? instant.getTime() : instantOfBound(date, timeOfMinutes(minutesOfDay(time) + 1));
}

/** Epoch ms; `end` is excluded. */
export type Interval = { start: number; end: number };

/** Intervals that only touch do not overlap. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Equal bounds count as inside. */
export function contains(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
