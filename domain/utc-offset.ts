import { dayMs, minuteMs } from './time-units.ts';

const summerOffsetMin = 180;
const winterOffsetMin = 120;

/** Returns the minutes that Bucharest is ahead of UTC at an instant in epoch ms: 120, or 180 in summer. */
export function utcOffsetAt(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  const isSummer = ms >= clockChange(year, 2) && ms < clockChange(year, 9);
  return isSummer ? summerOffsetMin : winterOffsetMin;
}

/**
 * Returns the instant, in epoch ms, at which the Bucharest clock shows what `wall` shows read as UTC.
 * Null in the hour skipped in spring; in the hour that comes twice in autumn, the first time.
 */
export function instantOfWall(wall: number): number | null {
  for (const offset of [summerOffsetMin, winterOffsetMin]) {
    const instant = wall - offset * minuteMs;
    if (utcOffsetAt(instant) === offset) return instant;
  }
  return null;
}

/** The European Union changes its clocks at 01:00 UTC on the last Sunday of March (2) and of October (9). */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31, 1);
  return lastDay - new Date(lastDay).getUTCDay() * dayMs;
}
