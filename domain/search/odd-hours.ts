import { minutesOfDay } from '#domain/time/local-time.ts';
import type { HoursRow } from '#domain/time/working-hours.ts';

type Hour = { weekday: number; hour: number };

/** Returns the index entries of the odd hours (Sunday, before 8:00, from 21:00) that `rows` touch. */
export function oddHourEntries(rows: readonly HoursRow[]): string[] {
  return entriesOf(hoursOf(rows).filter(isOdd));
}

/** Like `oddHourEntries`; null if `rows` are empty or touch other hours. */
export function onlyOddHours(rows: readonly HoursRow[]): string[] | null {
  const hours = hoursOf(rows);
  return hours.length > 0 && hours.every(isOdd) ? entriesOf(hours) : null;
}

function isOdd({ weekday, hour }: Hour): boolean {
  return weekday === 7 || hour < 8 || hour >= 21;
}

function hoursOf(rows: readonly HoursRow[]): Hour[] {
  return rows.flatMap(({ weekday, starts, ends }) => {
    const first = Math.floor(minutesOfDay(starts) / 60);
    const count = Math.max(1, Math.ceil(minutesOfDay(ends) / 60) - first);
    return Array.from({ length: count }, (_, index) => ({ weekday, hour: first + index }));
  });
}

function entriesOf(hours: readonly Hour[]): string[] {
  return [...new Set(hours.map(({ weekday, hour }) => `@${weekday}_${hour}`))];
}
