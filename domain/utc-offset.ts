const MINUTE = 60_000;
const DAY = 86_400_000;
const SUMMER_OFFSET_MIN = 180;
const WINTER_OFFSET_MIN = 120;
const CACHED_DAYS = 4_000;

const offsetFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Bucharest',
  timeZoneName: 'longOffset',
});

// Asking Intl costs microseconds and a query of slots asks thousands of times: the offset is looked
// up at both ends of a UTC day and kept, and only the two days a year that differ ask each time.
const dayOffsets = new Map<number, { start: number; end: number }>();

/** Returns the minutes that Bucharest is ahead of UTC at an instant in epoch ms: 120 or 180. */
export function utcOffsetAt(ms: number): number {
  const { start, end } = offsetsOfUtcDay(Math.floor(ms / DAY));
  return start === end ? start : askIntl(ms);
}

/**
 * Returns the instant, in epoch ms, at which the Bucharest clock shows what `wall` shows read as UTC.
 * Null in the hour skipped in spring; in the hour that comes twice in autumn, the first time.
 */
export function instantOfWall(wall: number): number | null {
  for (const offset of [SUMMER_OFFSET_MIN, WINTER_OFFSET_MIN]) {
    const instant = wall - offset * MINUTE;
    if (utcOffsetAt(instant) === offset) return instant;
  }
  return null;
}

function offsetsOfUtcDay(day: number): { start: number; end: number } {
  const known = dayOffsets.get(day);
  if (known) return known;
  const offsets = { start: askIntl(day * DAY), end: askIntl((day + 1) * DAY - MINUTE) };
  if (dayOffsets.size >= CACHED_DAYS) dayOffsets.clear();
  dayOffsets.set(day, offsets);
  return offsets;
}

function askIntl(ms: number): number {
  const [, hours, minutes] = /GMT\+(\d+):(\d+)/.exec(offsetFormat.format(ms)) ?? [];
  return Number(hours) * 60 + Number(minutes);
}
