import { today } from '#domain/local-time.ts';
import { readLine, type LineReading } from '#domain/search/read-line.ts';
import type { ResultPage } from './card-data.ts';
import { filterSheetCopy as copy } from './filter-sheet-copy.ts';

/** What a search says of the time: the day, or "deschis acum", and the hour; '' where it says nothing. */
export type TimeWords = { day: string; hour: string };

/** Returns what words of time mean today. */
export function timeIn(words: string): LineReading {
  return readLine(words, { today: today(new Date()), places: [], center: null });
}

/** Returns what its results take for a time in the text of a search, and the rest of the text. */
export function splitTime(
  text: string,
  understood: ResultPage['understood'],
): TimeWords & { rest: string } {
  const parts = understood
    .filter(({ kind }) => kind === 'when' || kind === 'open_now')
    .filter((part) => text.includes(part.text));
  const times = parts.map((part) => timeWords(part.text));
  const rest = parts.reduce((line, part) => line.replace(part.text, ' '), text);
  return {
    rest: rest.replace(/\s+/g, ' ').trim(),
    day: joined(...times.map(({ day }) => day)),
    hour: joined(...times.map(({ hour }) => hour)),
  };
}

/** Returns words one after the other, without those that are ''. */
export function joined(...words: string[]): string {
  return words.filter(Boolean).join(' ');
}

/** "Diseară" says both. "Seara" may be the kind of a service where no day stands before it: a clock never is. */
function timeWords(text: string): TimeWords {
  const { days, after, before } = timeIn(text).when;
  if (after === null && before === null) return { day: text, hour: '' };
  const hour = /\d/.test(text) ? text : copy.hoursBetween(hourOf(after), hourOf(before));
  return { day: days.length === 0 ? '' : copy.today, hour };
}

function hourOf(time: string | null): number | null {
  return time === null ? null : Number(time.slice(0, 2));
}
