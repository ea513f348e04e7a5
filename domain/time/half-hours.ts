import { minutesOfDay, type LocalTime } from './local-time.ts';

const perDay = 48;

/** Returns a bit set of the half hours of `times`; bit 0 is 00:00 to 00:30. */
export function halfHoursOf(times: readonly LocalTime[]): number {
  return sumOf(new Set(times.map(halfHour)));
}

/** Returns a bit set of the half hours from `after` to `before`, which must be later. */
export function halfHoursBetween(after: LocalTime, before: LocalTime): number {
  const last = Math.min(perDay, Math.ceil(minutesOfDay(before) / 30));
  const count = Math.max(0, last - halfHour(after));
  return sumOf(Array.from({ length: count }, (_, index) => halfHour(after) + index));
}

function halfHour(time: LocalTime): number {
  return Math.floor(minutesOfDay(time) / 30);
}

/** `|` would truncate to 32 bits. */
function sumOf(bits: Iterable<number>): number {
  let sum = 0;
  for (const bit of bits) sum += 2 ** bit;
  return sum;
}
