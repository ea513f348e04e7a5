import { addDays, type LocalDate, type LocalTime, toWallTime, weekday } from './local-time.ts';
import { noBreak } from '#domain/words/numbers.ts';

const weekdays = ['luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă', 'duminică'];
const months = [
  ['ianuarie', 'ian'],
  ['februarie', 'feb'],
  ['martie', 'mar'],
  ['aprilie', 'apr'],
  ['mai', 'mai'],
  ['iunie', 'iun'],
  ['iulie', 'iul'],
  ['august', 'aug'],
  ['septembrie', 'sept'],
  ['octombrie', 'oct'],
  ['noiembrie', 'nov'],
  ['decembrie', 'dec'],
] as const;

/** Returns 'vineri, 27 noiembrie'. */
export function longDate(date: LocalDate): string {
  return `${weekdayName(weekday(date))}, ${dayAndMonth(date)}`;
}

/** Returns { weekday: 'vin', day: '27 nov' }. */
export function shortDay(date: LocalDate): { weekday: string; day: string } {
  return {
    weekday: weekdayName(weekday(date)).slice(0, 3),
    day: `${dayOfMonth(date)} ${monthOf(date)[1]}`,
  };
}

/** Returns 'azi', 'mâine' or 'vin, 27 nov'. */
export function relativeDay(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'azi';
  if (date === addDays(today, 1)) return 'mâine';
  const short = shortDay(date);
  return `${short.weekday}, ${short.day}`;
}

/** Returns 'azi', 'mâine' or 'vineri, 27 noiembrie'. */
export function relativeLongDay(date: LocalDate, today: LocalDate): string {
  const isNear = date === today || date === addDays(today, 1);
  return isNear ? relativeDay(date, today) : longDate(date);
}

/** Returns '27 noiembrie'. */
export function dayAndMonth(date: LocalDate): string {
  return noBreak(`${dayOfMonth(date)} ${monthOf(date)[0]}`);
}

/** Returns 'luni' to 'duminică' for 1 to 7. */
export function weekdayName(day: number): string {
  return weekdays[day - 1] ?? '';
}

function monthOf(date: LocalDate): (typeof months)[number] {
  return months[Number(date.slice(5, 7)) - 1] ?? months[0];
}

function dayOfMonth(date: LocalDate): number {
  return Number(date.slice(8));
}

/** Returns '27 noiembrie 2026'. */
export function fullDate(date: LocalDate): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`;
}

/** Returns 'noiembrie 2026'. */
export function monthLabel(date: LocalDate): string {
  return `${monthOf(date)[0]} ${date.slice(0, 4)}`;
}

/** Returns 'vineri, 27 noiembrie, ora 17:30'. */
export function dateTimeLabel(date: LocalDate, time: LocalTime): string {
  return `${longDate(date)}, ${noBreak(`ora ${time}`)}`;
}

/** Returns 'vineri, 27 noiembrie, ora 17:30' in Bucharest time. */
export function instantLabel(instant: Date | string): string {
  const { date, time } = toWallTime(new Date(instant));
  return dateTimeLabel(date, time);
}
