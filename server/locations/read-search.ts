import type { Point } from '#domain/geo.ts';
import {
  addDays,
  daysBetween,
  today,
  toWallTime,
  weekday,
  type LocalDate,
} from '#domain/local-time.ts';
import { lineWords } from '#domain/search/line-words.ts';
import { readLine, type LineReading } from '#domain/search/read-line.ts';
import { placeNames } from '#domain/search/read-place.ts';
import type { Db } from '../deps.ts';
import { findNamedPlaces } from './named-places-repository.ts';
import type { Shift } from './search-repository.ts';

/** Who names a district does not mean the whole city. */
const districtKm = 3;

type Asked = { text: string; center: Point | null; radiusKm: number; now: Date };

type Understood = {
  reading: LineReading;
  center: Point | null;
  radiusKm: number;
  shift: Shift | null;
};

/** What a line of search asks for: its words, and where and when those are meant. A place in it takes the place of `center`. */
export async function readSearch(
  db: Db,
  { text, center, radiusKm, now }: Asked,
): Promise<Understood> {
  const places = await findNamedPlaces(db, placeNames(lineWords(text)));
  const reading = readLine(text, { today: today(now), places, center });
  const { place } = reading;
  return {
    reading,
    center: place ? { latitude: place.latitude, longitude: place.longitude } : center,
    radiusKm: place?.city ? Math.min(radiusKm, districtKm) : radiusKm,
    shift: shiftOf(reading, now),
  };
}

/** When somebody has to be at work; null for any time. Of today only what is left of it. */
function shiftOf({ when, isOpenNow }: LineReading, now: Date): Shift | null {
  const { date, time } = toWallTime(now);
  if (isOpenNow && when.from === null && when.after === null)
    return { weekdays: [weekday(date)], after: time, before: time, isOpening: true };
  const { from, to, after, before } = when;
  if (from === null && after === null && before === null) return null;
  const isToday = from === date && to === date;
  return {
    weekdays: from === null || to === null ? everyDay : weekdaysBetween(from, to),
    after: isToday && (after === null || after < time) ? time : (after ?? '00:00'),
    before: before ?? '24:00',
    isOpening: false,
  };
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

function weekdaysBetween(from: LocalDate, to: LocalDate): number[] {
  const days = Math.min(daysBetween(from, to), 6) + 1;
  return Array.from({ length: days }, (_, index) => weekday(addDays(from, index)));
}
