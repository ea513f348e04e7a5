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

/** A null `start` is the first possible one, a null `end` the usual one. */
export type BlockChoice = {
  professional: number;
  /** May be incomplete. */
  date: string;
  wholeDays: boolean;
  lastDate: string;
  start: LocalTime | null;
  end: LocalTime | null;
  weeks: number;
};

type Professionals = ProviderCalendar['professionals'];

export function firstChoice(
  professionals: Professionals,
  now: Date,
  professional = professionals[0]?.id ?? 0,
): BlockChoice {
  const hours = professionals.find(({ id }) => id === professional)?.hours ?? [];
  const days = Array.from({ length: 8 }, (_, ahead) => addDays(today(now), ahead));
  const date = days.find((day) => startTimes(hours, day, now).length > 0) ?? today(now);
  const usual = { wholeDays: false, lastDate: '', start: null, end: null, weeks: 1 };
  return { professional, date, ...usual };
}

/** Also moves the date, unless it was chosen. */
export function changeProfessional(
  professionals: Professionals,
  choice: BlockChoice,
  professional: number,
  now: Date,
): Partial<BlockChoice> {
  const first = firstChoice(professionals, now, choice.professional).date;
  const date =
    choice.date === first ? firstChoice(professionals, now, professional).date : choice.date;
  return { professional, date, start: null, end: null };
}

type BlockTimes = ReturnType<typeof timesOf>;

export function timesOf(
  professionals: Professionals,
  { professional, date, start: chosen, end: chosenEnd }: BlockChoice,
  now: Date,
) {
  const hours = professionals.find(({ id }) => id === professional)?.hours ?? [];
  const starts = isLocalDate(date) ? startTimes(hours, date, now) : [];
  const start = starts.find((time) => time === chosen) ?? starts[0] ?? null;
  if (start === null) return { starts, start, ends: [], end: undefined };
  const ends = endTimes(hours, date, start);
  const end = ends.find((time) => time === chosenEnd) ?? usualEnd(ends, start);
  return { starts, start, ends, end };
}

export function blockBody(
  choice: BlockChoice,
  { start, end }: BlockTimes,
): CreateBlockBody | { missing: Record<string, string> } {
  const { professional: professional_id, date: start_date, wholeDays, lastDate } = choice;
  if (!isLocalDate(start_date)) return { missing: { start_date: 'Alege ziua' } };
  const common = { professional_id, start_date, weeks: canRepeat(choice) ? choice.weeks : 1 };
  if (wholeDays)
    return { ...common, end_date: lastDate || undefined, start_time: null, end_time: null };
  if (start === null || end === undefined) return { missing: { start_time: 'Alege altă zi' } };
  return { ...common, start_time: start, end_time: end };
}

export function canRepeat({ wholeDays, date, lastDate }: BlockChoice): boolean {
  return !(wholeDays && lastDate > date);
}

export function shownFields(
  professionals: Professionals,
  choice: BlockChoice,
  { start }: BlockTimes,
): string[] {
  const timed = start === null ? ['start_time'] : ['start_time', 'end_time'];
  return [
    ...(professionals.length > 1 ? ['professional_id'] : []),
    'start_date',
    ...(choice.wholeDays ? ['end_date'] : timed),
    ...(canRepeat(choice) ? ['weeks'] : []),
  ];
}

const stepMin = 15;
const usualMin = 60;

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

function usualEnd(ends: readonly LocalTime[], start: LocalTime): LocalTime | undefined {
  return ends.findLast((end) => minutesOfDay(end) <= minutesOfDay(start) + usualMin);
}

function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / stepMin));
  return Array.from({ length: count }, (_, step) => from + step * stepMin);
}
