import { districts } from '../districts.ts';
import { localities } from '../localities.ts';
import type { CallOutput } from '#contract/types.ts';
import { distanceKm, type Point } from '#domain/place/geo.ts';
import { addDays, minutesOfDay, toWallTime, weekday } from '#domain/time/local-time.ts';
import { words } from '#domain/words/fold.ts';

export type Response = CallOutput<'listLocations'>;

/** Reads `iasi`, `iasi/Copou` or `47.157,27.588`. */
export function positionOf(text: string): Point {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  if (longitude) return { latitude, longitude };
  const [slug, district] = text.split('/');
  const place = district
    ? districts.find(({ city, name }) => city.slug === slug && name === district)
    : localities.find((locality) => locality.slug === slug);
  if (!place) throw new Error(`Unknown place: ${text}`);
  return place;
}

/**
 * `expected` is a place for `positionOf`, from which the cards have their distances (± 2 km),
 * `near_me` for the visitor's place, or `-` for none. `<10` requires all cards within 10 km, `only
 * iasi` all in this city.
 */
export function isAt(expected: string, { data, understood }: Response): boolean {
  const has = (kind: string) => understood.some((part) => part.kind === kind);
  if (expected === '-') return !has('place');
  if (expected === 'near_me') return (has('near_me') || has('nearest')) && !has('place');
  if (data.length === 0) return false;
  if (expected.startsWith('<'))
    return data.every(({ distance }) => distance! < Number(expected.slice(1)) * 1000);
  if (expected.startsWith('only ')) {
    const { name } = localities.find(({ slug }) => slug === expected.slice(5))!;
    return data.every(({ city }) => city === name);
  }
  const at = positionOf(expected);
  return data.every((card) => Math.abs(card.distance! / 1000 - distanceKm(at, card)) < 2);
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * `expected` is `-` (no time), `open` (now), `+2h` (until 2 hours from now ± 30 min), or a day, hours
 * or both. Days: `today`, `fri+sat`, `next-week`, `+3d`, `12-15` (October to December). Hours:
 * `18-20`, `18-`, `-18`; `~14` contains 14:00, but neither 9:00 nor 19:00.
 */
export function isWhen(expected: string, { time }: Response, now: Date): boolean {
  const { date, after, before } = time;
  const hours = [after ? minutesOfDay(after) : 0, before ? minutesOfDay(before) : 1440] as const;
  const has = (minute: number) => hours[0] <= minute && minute < hours[1];
  if (expected === 'open') return time.open_now;
  if (expected === '+2h') {
    const end = minutesOfDay(toWallTime(new Date(now.getTime() + 7_200_000)).time);
    return before !== null && Math.abs(minutesOfDay(before) - end) <= 30;
  }
  const parts = expected === '-' ? [] : expected.split(' ');
  const hour = parts.find((word) => /^[~-]?\d/.test(word) && !isDate(word));
  const day = parts.find((word) => word !== hour);
  if (day ? !isDay(day, date, toWallTime(now).date) : date.length > 0) return false;
  if (!hour) return after === null && before === null && !time.open_now;
  if (hour.startsWith('~')) {
    const at = minutesOf(hour.slice(1))!;
    const far = (minute: number) => minute < 420 || minute >= 1320 || !has(minute);
    return has(at) && far(at + 300) && far(at - 300);
  }
  const [from = '', to = ''] = hour.split('-');
  return minutesOf(from) === (after && hours[0]) && minutesOf(to) === (before && hours[1]);
}

const isDate = (word: string) => /^1[0-2]-\d\d$/.test(word);

function minutesOf(text: string): number | null {
  const [hour, minute = 0] = text.split(':').map(Number);
  return text === '' ? null : hour! * 60 + minute!;
}

function isDay(expected: string, dates: string[], today: string): boolean {
  const monday = addDays(today, 8 - weekday(today));
  const nextMonth = addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7);
  if (expected === 'next-week')
    return dates.length >= 5 && dates.every((date) => date >= monday && date < addDays(monday, 7));
  if (expected === 'next-month')
    return dates.length >= 7 && dates.every((date) => date.startsWith(nextMonth));
  const ahead = { today: 0, tomorrow: 1, 'after-tomorrow': 2, '+3d': 3 }[expected];
  if (ahead !== undefined) return dates.join() === addDays(today, ahead);
  if (isDate(expected)) return dates.length === 1 && dates[0]!.endsWith(expected);
  const those = expected.split('+').map((name) => weekdays.indexOf(name) + 1);
  // On a Saturday or Sunday, "in weekend" begins today.
  const isWeekend = expected === 'sat+sun' && weekday(today) >= 6;
  const remaining = isWeekend ? those.filter((one) => one >= weekday(today)) : those;
  return (
    dates.length > 0 &&
    (!isWeekend || dates[0] === today) &&
    remaining.every((one) => dates.some((date) => weekday(date) === one)) &&
    dates.every((date) => those.includes(weekday(date)))
  );
}

/** `expected` is `-50`, `50-100` or `300-` (RON), `-` for none, or `cheap` for that order. */
export function isPrice(expected: string, { price, sort }: Response): boolean {
  if (expected === 'cheap') return sort === 'price';
  const bounds = price ? `${price.min ?? ''}-${price.max ?? ''}` : '-';
  return bounds === expected;
}

/** Words in parentheses may be ignored, other words must be. */
export function isIgnored(expected: string, { ignored }: Response): boolean {
  const named = words(expected);
  const own = words(ignored.join(' '));
  const must = words(expected.replace(/\(.*?\)/g, ''));
  return must.every((word) => own.includes(word)) && own.every((word) => named.includes(word));
}
