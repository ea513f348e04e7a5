import { minutesOfDay, type LocalTime } from './local-time.ts';

const perDay = 48;

/** Returns one number for the half hours of a day in which some times stand: bit 0 is the first one after midnight. */
export function halfHoursOf(times: readonly LocalTime[]): number {
  return sumOf(new Set(times.map(halfHour)));
}

/** Returns the half hours in which a time from `after` on and before `before` can stand, as halfHoursOf tells them. */
export function halfHoursBetween(after: LocalTime, before: LocalTime): number {
  const last = Math.min(perDay, Math.ceil(minutesOfDay(before) / 30));
  const count = Math.max(0, last - halfHour(after));
  return sumOf(Array.from({ length: count }, (_, index) => halfHour(after) + index));
}

function halfHour(time: LocalTime): number {
  return Math.floor(minutesOfDay(time) / 30);
}

/** Of bits that are all different: `|` would cut them to 32. */
function sumOf(bits: Iterable<number>): number {
  let sum = 0;
  for (const bit of bits) sum += 2 ** bit;
  return sum;
}
