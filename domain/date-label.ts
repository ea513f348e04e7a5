import { addDays, toWallTime } from './local-time.ts';
import type { LocalDate, LocalTime } from './local-time.ts';

// A LocalDate is formatted as midnight UTC of that day, so the machine's zone never matters.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ro-RO', { ...options, timeZone: 'UTC' });
const longWeekday = format({ weekday: 'long' });
const shortWeekday = format({ weekday: 'short' });
const longMonth = format({ day: 'numeric', month: 'long' });
const shortMonth = format({ day: 'numeric', month: 'short' });
const longMonthYear = format({ day: 'numeric', month: 'long', year: 'numeric' });
const monthYear = format({ month: 'long', year: 'numeric' });

/** Returns 'vineri, 27 noiembrie'. */
export function longDate(date: LocalDate): string {
  return `${formatWithoutDots(longWeekday, date)}, ${formatWithoutDots(longMonth, date)}`;
}

/** Returns 'vineri, 27 noiembrie, ora 17:30' for a Bucharest day and wall time. */
export function dateTimeLabel(date: LocalDate, time: LocalTime): string {
  return `${longDate(date)}, ora ${time}`;
}

/** Returns 'vineri, 27 noiembrie, ora 17:30' (Bucharest time) for an instant or its ISO text. */
export function instantLabel(instant: Date | string): string {
  const { date, time } = toWallTime(new Date(instant));
  return dateTimeLabel(date, time);
}

/** Returns the two lines of a day button: { weekday: 'vin', day: '27 nov' }. */
export function shortDay(date: LocalDate): { weekday: string; day: string } {
  return {
    weekday: formatWithoutDots(shortWeekday, date),
    day: formatWithoutDots(shortMonth, date),
  };
}

/** Returns 'azi', 'mâine', or else 'vin, 27 nov', seen from the Bucharest day `today`. */
export function relativeDay(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'azi';
  if (date === addDays(today, 1)) return 'mâine';
  const { weekday, day } = shortDay(date);
  return `${weekday}, ${day}`;
}

/** Returns 'azi', 'mâine', or else 'vineri, 27 noiembrie', seen from the Bucharest day `today`: for a sentence. */
export function relativeLongDay(date: LocalDate, today: LocalDate): string {
  const isNear = date === today || date === addDays(today, 1);
  return isNear ? relativeDay(date, today) : longDate(date);
}

/** Returns '27 noiembrie'. */
export function dayAndMonth(date: LocalDate): string {
  return formatWithoutDots(longMonth, date);
}

/** Returns '27 noiembrie 2026', for dates that may lie in another year. */
export function fullDate(date: LocalDate): string {
  return formatWithoutDots(longMonthYear, date);
}

/** Returns 'noiembrie 2026' for any day of the month. */
export function monthLabel(date: LocalDate): string {
  return formatWithoutDots(monthYear, date);
}

/** Returns 'luni' … 'duminică' for 1 (Monday) to 7 (Sunday), as opening hours are listed. */
export function weekdayName(weekday: number): string {
  const sunday = '2026-11-22';
  return formatWithoutDots(longWeekday, addDays(sunday, weekday));
}

// Engines differ in the dots of short names ('vin.', 'nov.'); server and browser must agree.
function formatWithoutDots(formatter: Intl.DateTimeFormat, date: LocalDate): string {
  return formatter.format(new Date(`${date}T00:00:00Z`)).replaceAll('.', '');
}
