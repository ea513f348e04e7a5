import { plural } from '#domain/words/numbers.ts';
import { fullDate } from './date-label.ts';
import { dayMs, hourMs, minuteMs, toWallTime } from './local-time.ts';

const ago = {
  minutes: { one: 'acum un minut', more: 'acum {n} minute' },
  hours: { one: 'acum o oră', more: 'acum {n} ore' },
  days: { one: 'acum o zi', more: 'acum {n} zile' },
};

/**
 * Returns 'chiar acum', 'acum 5 minute' or 'acum o zi'; from 30 days on, 'pe 27 noiembrie 2026'.
 */
export function agoLabel(instant: Date | string, now: Date): string {
  const then = new Date(instant);
  const passed = now.getTime() - then.getTime();
  if (passed < minuteMs) return 'chiar acum';
  if (passed < hourMs) return plural(Math.floor(passed / minuteMs), ago.minutes);
  if (passed < dayMs) return plural(Math.floor(passed / hourMs), ago.hours);
  if (passed < 30 * dayMs) return plural(Math.floor(passed / dayMs), ago.days);
  return `pe ${fullDate(toWallTime(then).date)}`;
}
