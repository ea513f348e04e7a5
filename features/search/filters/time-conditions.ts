import type { SearchTime } from '#contract/search-time.ts';
import { shortDay } from '#domain/time/date-label.ts';
import { daysBetween, type LocalDate } from '#domain/time/local-time.ts';

/** Returns each condition of a time: its name, and the time without it. */
export function timeConditions(time: SearchTime): { name: string; time: SearchTime }[] {
  const { date, after, before, open_now } = time;
  return [
    ...(date.length > 0 ? [{ name: daysLabel(date), time: { ...time, date: [] } }] : []),
    ...(after || before
      ? [{ name: hoursLabel(after, before), time: { ...time, after: null, before: null } }]
      : []),
    ...(open_now ? [{ name: 'deschis acum', time: { ...time, open_now: false } }] : []),
  ];
}

function hoursLabel(after: string | null, before: string | null): string {
  if (!after) return `înainte de ${before}`;
  return before ? `între ${after} și ${before}` : `după ${after}`;
}

/** The label names no day "azi": the server renders it too, possibly on the day before. */
function daysLabel(days: readonly LocalDate[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const isSpan = days.length > 2 && daysBetween(first, last) === days.length - 1;
  return isSpan ? `${labelOf(first)} – ${labelOf(last)}` : days.map(labelOf).join(' sau ');
}

function labelOf(date: LocalDate): string {
  const { weekday, day } = shortDay(date);
  return `${weekday}, ${day}`;
}
