export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Bucharest day, 'YYYY-MM-DD'; sorts as text. */
export type LocalDate = string;

/** Bucharest wall time, 'HH:mm'; sorts as text. */
export type LocalTime = string;

/** True for an existing date 'YYYY-MM-DD'. */
export function isLocalDate(text: string): text is LocalDate {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOfUtcDay(utcDay(text)) === text;
}

/** True from '00:00' to '23:59'. */
export function isLocalTime(text: string): text is LocalTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Returns null if malformed or skipped in spring; the first occurrence if repeated in autumn. */
export function toInstant(date: LocalDate, time: LocalTime): Date | null {
  if (!isLocalDate(date) || !isLocalTime(time)) return null;
  const wallMs = utcDay(date) + minutesOfDay(time) * minuteMs;
  for (const offset of [summerOffsetMin, winterOffsetMin]) {
    const instant = wallMs - offset * minuteMs;
    if (utcOffsetAt(instant) === offset) return new Date(instant);
  }
  return null;
}

/** Truncates to the minute. */
export function toWallTime(instant: Date): { date: LocalDate; time: LocalTime } {
  const iso = wallIso(instant);
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** True from 21:00 to 8:00 in Bucharest, when reminders by SMS wait. */
export function isNight(now: Date): boolean {
  const { time } = toWallTime(now);
  return time < '08:00' || time >= '21:00';
}

/** Returns '2026-11-27T17:30:00+02:00'. */
export function toIsoWithOffset(instant: Date): string {
  const hours = utcOffsetAt(instant.getTime()) / 60;
  return `${wallIso(instant).slice(0, 19)}+0${hours}:00`;
}

/** Returns the day in Bucharest. */
export function today(now: Date): LocalDate {
  return toWallTime(now).date;
}

/** `days` may be negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfUtcDay(utcDay(date) + days * dayMs);
}

/** Every day has a midnight, because Bucharest changes its clock at 3:00 and 4:00. */
export function startOfDay(date: LocalDate): Date {
  return toInstant(date, '00:00')!;
}

/** Negative if `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utcDay(to) - utcDay(from)) / dayMs);
}

/** Returns 1 (Monday) to 7 (Sunday). */
export function weekday(date: LocalDate): number {
  return new Date(utcDay(date)).getUTCDay() || 7;
}

/** Accepts '24:00'. */
export function minutesOfDay(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `minutes` from 0 to 1440. */
export function timeOfMinutes(minutes: number): LocalTime {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function utcDay(date: LocalDate): number {
  return Date.UTC(
    Number(date.slice(0, 4)),
    Number(date.slice(5, 7)) - 1,
    Number(date.slice(8, 10)),
  );
}

function dateOfUtcDay(ms: number): LocalDate {
  return new Date(ms).toISOString().slice(0, 10);
}

function wallIso(instant: Date): string {
  const ms = instant.getTime();
  return new Date(ms + utcOffsetAt(ms) * minuteMs).toISOString();
}

const summerOffsetMin = 180;
const winterOffsetMin = 120;

function utcOffsetAt(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  const isSummer = ms >= clockChange(year, 2) && ms < clockChange(year, 9);
  return isSummer ? summerOffsetMin : winterOffsetMin;
}

/** The EU changes clocks at 01:00 UTC on the last Sunday of March (2) and October (9). */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31, 1);
  return lastDay - new Date(lastDay).getUTCDay() * dayMs;
}
