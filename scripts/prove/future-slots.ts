import { addDays, timeOfMinutes, type LocalDate } from '#domain/time/local-time.ts';

export function workDay(nth: number): LocalDate {
  return addDays('2030-01-07', Math.floor(nth / 5) * 7 + (nth % 5));
}

export function halfHour(nth: number): { start_date: LocalDate; start_time: string } {
  const start_time = timeOfMinutes(9 * 60 + (nth % 16) * 30);
  return { start_date: workDay(Math.floor(nth / 16)), start_time };
}
