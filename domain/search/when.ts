import {
  addDays,
  daysBetween,
  weekday,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';

/** The days (in order) and times that a line asks for; empty and null if it names none. */
export type When = {
  days: readonly LocalDate[];
  after: LocalTime | null;
  before: LocalTime | null;
};

/** A time that a search names by parameters; a text adds to it. */
export type AskedTime = When & { isOpenNow: boolean };

export const anyTime: When = { days: [], after: null, before: null };

/** Returns the days from `first` to `last`, both inclusive; empty if `last` is earlier. */
export function daysFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Returns the days that are left of the weekend of this week. */
export function weekend(today: LocalDate): LocalDate[] {
  const sunday = addDays(today, 7 - weekday(today));
  return daysFrom(weekday(today) === 7 ? today : addDays(sunday, -1), sunday);
}

/** Returns any time on a day, or on all days up to `last`. */
export function on(first: LocalDate, last: LocalDate = first): When {
  return { ...anyTime, days: daysFrom(first, last) };
}
