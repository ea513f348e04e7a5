import { dateFormat, formatWithoutDots } from './date-label.ts';
import type { LocalDate } from './local-time.ts';

const longMonthYear = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const monthYear = dateFormat({ month: 'long', year: 'numeric' });

/** Returns '27 noiembrie 2026', for dates that may lie in another year. */
export function fullDate(date: LocalDate): string {
  return formatWithoutDots(longMonthYear, date);
}

/** Returns 'noiembrie 2026' for any day of the month. */
export function monthLabel(date: LocalDate): string {
  return formatWithoutDots(monthYear, date);
}
