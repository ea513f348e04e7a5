import { dayAndMonth, monthName } from './date-label.ts';
import type { LocalDate } from './local-time.ts';

/** Returns '27 noiembrie 2026', for dates possibly in another year. */
export function fullDate(date: LocalDate): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`;
}

/** Returns 'noiembrie 2026' for any day of the month. */
export function monthLabel(date: LocalDate): string {
  return `${monthName(date)} ${date.slice(0, 4)}`;
}
