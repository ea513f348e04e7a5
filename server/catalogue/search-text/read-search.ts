import type { SearchTime } from '#contract/search-time.ts';
import { maxCounts } from '#contract/values.ts';
import type { Point } from '#domain/place/geo.ts';
import {
  addDays,
  daysBetween,
  toWallTime,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';
import { lineWords } from '#domain/search/line-words.ts';
import { isOtherName, placeAlike, unreadNames } from '#domain/search/misspelt-place.ts';
import { readLine, type LineReading } from '#domain/search/read-line.ts';
import { bareFrom, placeNames, type NamedPlace } from '#domain/search/read-place.ts';
import { daysFrom, type AskedTime, type When } from '#domain/search/when.ts';
import type { Db } from '#server/deps.ts';
import { readText, type TextReading } from './read-text.ts';
import { findByPrefix, findLargePlaces, findNamedPlaces, findNear } from './repository.ts';

/** `ahead`: days from today. Slots start at `after` or later, but before `before`. */
export type DayHours = { date: LocalDate; ahead: number; after: LocalTime; before: LocalTime };

const landmarkKm = 2;
const districtKm = 3;
/** Covers a city, but not the towns around it. */
const cityKm = 15;

/** A time without a day is searched on this many days. */
const maxDays = maxCounts.searchDays;

const lastDayAhead = 366;

type Search = {
  text: string;
  center: Point | null;
  radiusKm: number;
  time: AskedTime;
  now: Date;
};

type SearchReading = TextReading & {
  reading: LineReading;
  time: AskedTime;
  center: Point | null;
  radiusKm: number;
  /** Ascending; null for any time, empty if all requested times are past, too far or impossible. */
  freeOn: DayHours[] | null;
};

/** A place in the text replaces `center`; a time in the text adds to `time` or narrows it. */
export async function readSearch(db: Db, search: Search): Promise<SearchReading> {
  const { center, radiusKm, now } = search;
  const reading = await read(db, search);
  const { place, when, isOpenNow } = reading;
  const time = { ...when, days: when.days.slice(0, maxDays), isOpenNow };
  return {
    ...(await readText(db, reading.text)),
    reading,
    time,
    center: place ? { latitude: place.latitude, longitude: place.longitude } : center,
    radiusKm: place ? Math.min(radiusKm, radiusOf(place)) : radiusKm,
    freeOn: freeOn(time, now),
  };
}

function radiusOf({ city, isLandmark }: NamedPlace): number {
  if (city === null) return cityKm;
  return isLandmark ? landmarkKm : districtKm;
}

async function read(db: Db, { text, center, time: asked, now }: Search): Promise<LineReading> {
  const places = await findNamedPlaces(db, placeNames(lineWords(text)));
  const { date, time } = toWallTime(now);
  const context = { today: date, time, places, center, asked };
  const reading = readLine(text, context);
  const misspelt = reading.place ? null : await findMisspeltPlace(db, reading.text, places);
  if (!misspelt) return reading;
  const corrected = readLine(text, { ...context, places: [...places, misspelt] });
  const parts = corrected.parts.map((part) =>
    part.kind === 'place' ? { ...part, text: misspelt.label } : part,
  );
  return { ...corrected, parts };
}

/** Ignores typed names that resemble known words. */
async function findMisspeltPlace(
  db: Db,
  text: string,
  known: readonly NamedPlace[],
): Promise<NamedPlace | null> {
  const names = unreadNames(text, known);
  if (names.length === 0) return null;
  const places = await findLargePlaces(db, { population: bareFrom });
  for (const one of names) {
    const place = placeAlike(one.name, places);
    if (!place) continue;
    const vocabulary = [...(await findNear(db, one.words)), ...(await findByPrefix(db, one.words))];
    if (!isOtherName(one, place, vocabulary)) return { ...place, names: [one.name] };
  }
  return null;
}

function freeOn({ days, after, before }: When, now: Date): DayHours[] | null {
  if (days.length === 0 && after === null && before === null) return null;
  const { date: today, time } = toWallTime(now);
  const wanted = days.length > 0 ? days : daysFrom(today, addDays(today, maxDays - 1));
  return wanted.flatMap((date) => {
    const ahead = daysBetween(today, date);
    if (ahead < 0 || ahead > lastDayAhead) return [];
    const isLater = ahead > 0 || (after !== null && after > time);
    const hours = { after: isLater ? (after ?? '00:00') : time, before: before ?? '24:00' };
    return hours.after < hours.before ? { date, ahead, ...hours } : [];
  });
}

type TimeQuery = { date?: string[]; after?: string; before?: string; open_now?: 1 };

export function askedTime({ date = [], after, before, open_now }: TimeQuery): AskedTime {
  return { days: date, after: after ?? null, before: before ?? null, isOpenNow: open_now === 1 };
}

export function presentTime({ days, after, before, isOpenNow }: AskedTime): SearchTime {
  return { date: [...days], after, before, open_now: isOpenNow };
}
