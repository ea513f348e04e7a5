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

/**
 * One stretch of work on a weekday (1 = Monday … 7 = Sunday), Bucharest wall time; `ends` may be '24:00'. The
 * gap between two rows is a break.
 */
export type HoursRow = { weekday: number; starts: LocalTime; ends: LocalTime };

export type Opening = { starts: LocalTime; ends: LocalTime };

/** Returns the stretches of a day in order; touching or overlapping rows are merged. */
export function openingsOn(hours: readonly HoursRow[], date: LocalDate): Opening[] {
  return stretchesOf(hours, weekday(date));
}

/** Returns the week's longest stretch of work without a break, in minutes; 0 for none. */
export function longestStretch(hours: readonly HoursRow[]): number {
  const stretches = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => stretchesOf(hours, day));
  return Math.max(
    0,
    ...stretches.map(({ starts, ends }) => minutesOfDay(ends) - minutesOfDay(starts)),
  );
}

function stretchesOf(hours: readonly HoursRow[], day: number): Opening[] {
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

/**
 * Returns the stretches of a day as instants; a bound in the hour skipped in spring moves to its end. Throws
 * RangeError for a bound that is not 'HH:mm'.
 */
export function openIntervals(hours: readonly HoursRow[], date: LocalDate): Interval[] {
  return openingsOn(hours, date).map(({ starts, ends }) => ({
    start: boundInstant(date, starts),
    end: boundInstant(date, ends),
  }));
}

function boundInstant(date: LocalDate, time: LocalTime): number {
  if (time === '24:00') return boundInstant(addDays(date, 1), '00:00');
  if (!isLocalTime(time)) throw new RangeError(`Not a wall time: ${time}`);
  const instant = toInstant(date, time);
  return instant ? instant.getTime() : boundInstant(date, timeOfMinutes(minutesOfDay(time) + 1));
}

/** A half-open time interval in epoch ms: `end` is excluded. */
export type Interval = { start: number; end: number };

/** Returns true if two half-open intervals share an instant. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Returns true if `outer` contains the whole of `inner`. */
export function contains(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
