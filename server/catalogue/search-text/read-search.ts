import type { Point } from '#domain/place/geo.ts';
import {
  addDays,
  daysBetween,
  today,
  toWallTime,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';
import { lineWords } from '#domain/search/line-words.ts';
import { readLine, type LineReading } from '#domain/search/read-line.ts';
import { placeNames } from '#domain/search/read-place.ts';
import { daysFrom } from '#domain/search/when.ts';
import type { Db } from '#server/deps.ts';
import { findMisspeltPlace } from './find-misspelt-place.ts';
import { findNamedPlaces } from './named-places-repository.ts';

/** A day, `ahead` days from today, and the times at which a slot may start: from `after` until before `before`. */
export type DayHours = { date: LocalDate; ahead: number; after: LocalTime; before: LocalTime };

/** A district in the text limits the radius to this. */
const districtKm = 3;

/** A time without a day means any of this many days. */
const anyDay = 14;

type Asked = { text: string; center: Point | null; radiusKm: number; now: Date };

type Understood = {
  reading: LineReading;
  center: Point | null;
  radiusKm: number;
  /** When a slot has to be free, in ascending order of days; null for any time. */
  freeOn: DayHours[] | null;
  /** True if the location has to be open now. */
  isOpenNow: boolean;
};

/** Parses a search text into words, place and time. A place in the text replaces `center`. */
export async function readSearch(
  db: Db,
  { text, center, radiusKm, now }: Asked,
): Promise<Understood> {
  const reading = await read(db, { text, center, now });
  const { place } = reading;
  return {
    reading,
    center: place ? { latitude: place.latitude, longitude: place.longitude } : center,
    radiusKm: place?.city ? Math.min(radiusKm, districtKm) : radiusKm,
    freeOn: freeOn(reading, now),
    isOpenNow: reading.isOpenNow,
  };
}

async function read(db: Db, { text, center, now }: Omit<Asked, 'radiusKm'>): Promise<LineReading> {
  const places = await findNamedPlaces(db, placeNames(lineWords(text)));
  const context = { today: today(now), places, center };
  const reading = readLine(text, context);
  const misspelt = reading.place ? null : await findMisspeltPlace(db, reading.text, places);
  if (!misspelt) return reading;
  const corrected = readLine(text, { ...context, places: [...places, misspelt] });
  const parts = corrected.parts.map((part) =>
    part.kind === 'place' ? { ...part, text: misspelt.label } : part,
  );
  return { ...corrected, parts };
}

/** For today, only times that are still to come. */
function freeOn({ when }: LineReading, now: Date): DayHours[] | null {
  const { days, after, before } = when;
  if (days.length === 0 && after === null && before === null) return null;
  const { date: today, time } = toWallTime(now);
  const wanted = days.length > 0 ? days : daysFrom(today, addDays(today, anyDay - 1));
  return wanted.slice(0, anyDay).map((date) => {
    const ahead = daysBetween(today, date);
    const isLater = ahead > 0 || (after !== null && after > time);
    return { date, ahead, after: isLater ? (after ?? '00:00') : time, before: before ?? '24:00' };
  });
}
