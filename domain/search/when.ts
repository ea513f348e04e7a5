import {
  addDays,
  daysBetween,
  weekday,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';

/** `days` ascend and are empty if none is named; `after` and `before` are null if not named. */
export type When = {
  days: readonly LocalDate[];
  after: LocalTime | null;
  before: LocalTime | null;
};

export type AskedTime = When & { isOpenNow: boolean };

export const anyTime: When = { days: [], after: null, before: null };

/** Includes `last`; empty if it is earlier than `first`. */
export function daysFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Returns the remaining days of this weekend. */
export function weekend(today: LocalDate): LocalDate[] {
  const sunday = addDays(today, 7 - weekday(today));
  return daysFrom(weekday(today) === 7 ? today : addDays(sunday, -1), sunday);
}

/** Returns any time from `first` to `last`. */
export function anyTimeBetween(first: LocalDate, last: LocalDate = first): When {
  return { ...anyTime, days: daysFrom(first, last) };
}

/** Returns null if both have `days` or no time remains. */
export function intersectTimes(one: When, other: When): When | null {
  if (one.days.length > 0 && other.days.length > 0) return null;
  const latest = [one.after, other.after].filter((time) => time !== null).sort();
  const earliest = [one.before, other.before].filter((time) => time !== null).sort();
  const [after, before] = [latest.at(-1) ?? null, earliest[0] ?? null];
  if (after !== null && before !== null && after >= before) return null;
  return { days: one.days.length > 0 ? one.days : other.days, after, before };
}
