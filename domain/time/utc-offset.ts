import { dayMs, minuteMs } from './time-units.ts';

const summerOffsetMin = 180;
const winterOffsetMin = 120;

/** Bucharest's UTC offset in minutes at `ms` (epoch): 120, or 180 in summer. */
export function utcOffsetAt(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  const isSummer = ms >= clockChange(year, 2) && ms < clockChange(year, 9);
  return isSummer ? summerOffsetMin : winterOffsetMin;
}

/**
 * The epoch ms at which the Bucharest clock shows `wall` (epoch ms of that wall time read as UTC).
 * Null in the hour skipped in spring; the first occurrence in the hour repeated in autumn.
 */
export function instantOfWall(wall: number): number | null {
  for (const offset of [summerOffsetMin, winterOffsetMin]) {
    const instant = wall - offset * minuteMs;
    if (utcOffsetAt(instant) === offset) return instant;
  }
  return null;
}

/** The EU changes clocks at 01:00 UTC on the last Sunday of March (2) and October (9). */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31, 1);
  return lastDay - new Date(lastDay).getUTCDay() * dayMs;
}
