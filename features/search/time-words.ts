import { today } from '#domain/time/local-time.ts';
import { readLine, type LineReading } from '#domain/search/read-line.ts';
import type { ResultPage } from './card-data.ts';
import { filterSheetCopy as copy } from './filter-sheet-copy.ts';

/** The words for a time in a search: the day or "deschis acum", and the hour; '' if absent. */
export type TimeWords = { day: string; hour: string };

/** Parses words for a time, relative to today. */
export function timeIn(words: string): LineReading {
  return readLine(words, { today: today(new Date()), places: [], center: null });
}

/** Splits a search text into the words that the results understood as a time and the rest. */
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

export function joined(...words: string[]): string {
  return words.filter(Boolean).join(' ');
}

/**
 * "Diseară" names both a day and an hour. Parts of the day become clock times: without a day in front,
 * "seara" could belong to the name of a service.
 */
function timeWords(text: string): TimeWords {
  const { days, after, before } = timeIn(text).when;
  if (after === null && before === null) return { day: text, hour: '' };
  const hour = /\d/.test(text) ? text : copy.hoursBetween(hourOf(after), hourOf(before));
  return { day: days.length === 0 ? '' : copy.today, hour };
}

function hourOf(time: string | null): number | null {
  return time === null ? null : Number(time.slice(0, 2));
}
