import { addDays, type LocalDate } from './local-time.ts';

/** Formats a LocalDate as midnight UTC of that day, so the machine's zone never matters. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ro-RO', { ...options, timeZone: 'UTC' });
const longWeekday = dateFormat({ weekday: 'long' });
const shortWeekday = dateFormat({ weekday: 'short' });
const longMonth = dateFormat({ day: 'numeric', month: 'long' });
const shortMonth = dateFormat({ day: 'numeric', month: 'short' });

/** Returns 'vineri, 27 noiembrie'. */
export function longDate(date: LocalDate): string {
  return `${formatWithoutDots(longWeekday, date)}, ${formatWithoutDots(longMonth, date)}`;
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

/** Returns 'luni' … 'duminică' for 1 (Monday) to 7 (Sunday), as opening hours are listed. */
export function weekdayName(weekday: number): string {
  const sunday = '2026-11-22';
  return formatWithoutDots(longWeekday, addDays(sunday, weekday));
}

/** Returns a day without the dots of short names ('vin.', 'nov.'), in which engines differ: server and browser agree. */
export function formatWithoutDots(formatter: Intl.DateTimeFormat, date: LocalDate): string {
  return formatter.format(new Date(`${date}T00:00:00Z`)).replaceAll('.', '');
}
