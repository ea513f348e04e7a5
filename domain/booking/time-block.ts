import { longDate } from '#domain/time/date-label.ts';
import { addDays, toWallTime, type LocalDate, type LocalTime } from '#domain/time/local-time.ts';
import { instantOfBound, type Interval } from '#domain/time/working-hours.ts';
import { noBreak } from '#domain/words/numbers.ts';

/** `weeks` counts the first week; `aheadDays` bounds the first day; `upcoming` is per location. */
export const maxBlocks = { days: 31, weeks: 26, aheadDays: 366, upcoming: 500 };

/** Both times are null for whole days; otherwise the last day equals the first. */
export type BlockTerms = {
  start_date: LocalDate;
  end_date: LocalDate;
  start_time: LocalTime | null;
  end_time: LocalTime | null;
  weeks: number;
};

/**
 * Returns one interval per week, in order. Moves a bound in the hour skipped in spring to the end
 * of that hour; drops intervals within it.
 */
export function blockIntervals(terms: BlockTerms): Interval[] {
  const { start_date, end_date, start_time, end_time, weeks } = terms;
  return Array.from({ length: weeks }, (_, week) => ({
    start: instantOfBound(addDays(start_date, week * 7), start_time ?? '00:00'),
    end: instantOfBound(addDays(end_date, week * 7), end_time ?? '24:00'),
  })).filter(({ start, end }) => start < end);
}

/**
 * Returns 'vineri, 27 noiembrie, de la 10:00 la 11:00', '…, toată ziua', or both ends of a longer
 * block.
 */
export function blockLabel({ start, end }: Interval): string {
  const [from, to] = [toWallTime(new Date(start)), toWallTime(new Date(end))];
  const endsAtMidnight = to.time === '00:00';
  const lastDate = endsAtMidnight ? addDays(to.date, -1) : to.date;
  const days = [...new Set([from.date, lastDate])].map(longDate);
  if (endsAtMidnight && from.time === '00:00')
    return days.length === 1 ? `${days[0]}, toată ziua` : days.join(' – ');
  const until = endsAtMidnight ? '24:00' : to.time;
  if (days.length === 1)
    return `${days[0]}, ${noBreak(`de la ${from.time}`)} ${noBreak(`la ${until}`)}`;
  return `${days[0]}, ${from.time} – ${days[1]}, ${until}`;
}
