import { addDays, daysBetween, type LocalDate, type LocalTime } from '../local-time.ts';

/** The days, in their order, and the hours that a line asks for: none, and null, where it does not say. */
export type When = {
  days: readonly LocalDate[];
  after: LocalTime | null;
  before: LocalTime | null;
};

export const anyTime: When = { days: [], after: null, before: null };

/** Returns the days from one to another, both included; none where the other is earlier. */
export function daysFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Returns any hour of a day, or of all days until another. */
export function on(first: LocalDate, last: LocalDate = first): When {
  return { ...anyTime, days: daysFrom(first, last) };
}
