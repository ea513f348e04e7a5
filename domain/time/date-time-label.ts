import { longDate } from './date-label.ts';
import { toWallTime, type LocalDate, type LocalTime } from './local-time.ts';
import { noBreak } from '#domain/words/no-break.ts';

/** Returns 'vineri, 27 noiembrie, ora 17:30' for a Bucharest day and wall time. */
export function dateTimeLabel(date: LocalDate, time: LocalTime): string {
  return `${longDate(date)}, ${noBreak(`ora ${time}`)}`;
}

/** Returns 'vineri, 27 noiembrie, ora 17:30' (Bucharest time) for an instant or its ISO text. */
export function instantLabel(instant: Date | string): string {
  const { date, time } = toWallTime(new Date(instant));
  return dateTimeLabel(date, time);
}
