import type { CreateBlockBody, ProviderCalendar } from '#contract/provider-calendar.ts';
import {
  addDays,
  isLocalDate,
  type LocalDate,
  type LocalTime,
  minutesOfDay,
  timeOfMinutes,
  today,
  toWallTime,
} from '#domain/time/local-time.ts';
import { openingsOn, type HoursRow } from '#domain/time/working-hours.ts';

/** Without a choice, the form proposes the first day and start, and the usual end. */
export type BlockChoice = {
  /** Decides the proposed day, which must not change while the form is read. */
  proposedAt: Date;
  professional: number | undefined;
  /** May be incomplete. */
  date?: string;
  start?: LocalTime;
  end?: LocalTime;
  wholeDays: boolean;
  lastDate: string;
  weeks: number;
};

export function noChoice(proposedAt: Date, professional: number | undefined): BlockChoice {
  return { proposedAt, professional, wholeDays: false, lastDate: '', weeks: 1 };
}

type Professionals = ProviderCalendar['professionals'];
type Block = ReturnType<typeof proposeBlock>;

export function proposeBlock(professionals: Professionals, choice: BlockChoice, now: Date) {
  const professional = professionals.find(({ id }) => id === choice.professional);
  const hours = professional?.hours ?? [];
  const { wholeDays, lastDate, date = firstDay(hours, choice.proposedAt) } = choice;
  const starts = isLocalDate(date) ? startTimes(hours, date, now) : [];
  const start = starts.find((time) => time === choice.start) ?? starts[0] ?? null;
  const ends = start === null ? [] : endTimes(hours, date, start);
  return {
    ...choice,
    professional: professional?.id ?? 0,
    date,
    starts,
    start,
    ends,
    end: ends.find((time) => time === choice.end) ?? ends[usualSteps - 1] ?? ends.at(-1),
    canRepeat: !(wholeDays && lastDate > date),
  };
}

export function blockBody(block: Block): CreateBlockBody | { missing: Record<string, string> } {
  const { professional: professional_id, date: start_date, start, end } = block;
  if (!isLocalDate(start_date)) return { missing: { start_date: 'Alege ziua' } };
  const common = { professional_id, start_date, weeks: block.canRepeat ? block.weeks : 1 };
  if (block.wholeDays)
    return { ...common, end_date: block.lastDate || undefined, start_time: null, end_time: null };
  if (start === null || end === undefined) return { missing: { start_time: 'Alege altă zi' } };
  return { ...common, start_time: start, end_time: end };
}

export function shownFields(professionals: Professionals, block: Block): string[] {
  const timed = block.start === null ? ['start_time'] : ['start_time', 'end_time'];
  return [
    ...(professionals.length > 1 ? ['professional_id'] : []),
    'start_date',
    ...(block.wholeDays ? ['end_date'] : timed),
    ...(block.canRepeat ? ['weeks'] : []),
  ];
}

const stepMin = 15;
const usualSteps = 4;

function firstDay(hours: readonly HoursRow[], now: Date): LocalDate {
  const days = Array.from({ length: 8 }, (_, ahead) => addDays(today(now), ahead));
  return days.find((day) => startTimes(hours, day, now).length > 0) ?? today(now);
}

function startTimes(hours: readonly HoursRow[], date: LocalDate, now: Date): LocalTime[] {
  const passed = date === today(now) ? minutesOfDay(toWallTime(now).time) : 0;
  return openingsOn(hours, date)
    .flatMap(({ starts, ends }) => steps(minutesOfDay(starts), minutesOfDay(ends)))
    .filter((minutes) => minutes + stepMin > passed)
    .map(timeOfMinutes);
}

function endTimes(hours: readonly HoursRow[], date: LocalDate, start: LocalTime): LocalTime[] {
  const closing = openingsOn(hours, date).at(-1)?.ends ?? start;
  // The api does not accept 24:00.
  const last = Math.min(minutesOfDay(closing), 24 * 60 - 1);
  const first = minutesOfDay(start) + stepMin;
  return [...steps(first, last), last].map(timeOfMinutes);
}

function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / stepMin));
  return Array.from({ length: count }, (_, step) => from + step * stepMin);
}
