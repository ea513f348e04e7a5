import { minutesOfDay, type LocalTime } from './local-time.ts';

/** Returns a bit set of the half hours of `times`; bit 0 is 00:00 to 00:30. */
export function halfHoursOf(times: readonly LocalTime[]): number {
  let bits = 0;
  // `|` would truncate to 32 bits.
  for (const halfHour of new Set(times.map(halfHourOf))) bits += 2 ** halfHour;
  return bits;
}

/** Returns a bit set of the half hours from `after` to `before`, which must be later. */
export function halfHoursBetween(after: LocalTime, before: LocalTime): number {
  return 2 ** Math.ceil(minutesOfDay(before) / 30) - 2 ** halfHourOf(after);
}

function halfHourOf(time: LocalTime): number {
  return Math.floor(minutesOfDay(time) / 30);
}
