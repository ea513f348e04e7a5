import { dayMs, minuteMs } from './time-units.ts';

const summerOffsetMin = 180;
const winterOffsetMin = 120;
const cachedDays = 4_000;

const offsetFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Bucharest',
  timeZoneName: 'longOffset',
});

// Asking Intl costs microseconds and a query of slots asks thousands of times: the offset is looked
// up at both ends of a UTC day and kept, and only the two days a year that differ ask each time.
const dayOffsets = new Map<number, { start: number; end: number }>();

/** Returns the minutes that Bucharest is ahead of UTC at an instant in epoch ms: 120 or 180. */
export function utcOffsetAt(ms: number): number {
  const { start, end } = offsetsOfUtcDay(Math.floor(ms / dayMs));
  return start === end ? start : askIntl(ms);
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

function offsetsOfUtcDay(day: number): { start: number; end: number } {
  const known = dayOffsets.get(day);
  if (known) return known;
  const offsets = { start: askIntl(day * dayMs), end: askIntl((day + 1) * dayMs - minuteMs) };
  if (dayOffsets.size >= cachedDays) dayOffsets.clear();
  dayOffsets.set(day, offsets);
  return offsets;
}

function askIntl(ms: number): number {
  const [, hours, minutes] = /GMT\+(\d+):(\d+)/.exec(offsetFormat.format(ms)) ?? [];
  return Number(hours) * 60 + Number(minutes);
}
