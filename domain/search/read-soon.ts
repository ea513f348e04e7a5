import {
  minutesOfDay,
  timeOfMinutes,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';
import { numberIn, phraseAt, textAt, type Reading, type Words } from './line-words.ts';
import type { When } from './when.ts';

const within = ['in urmatoarele', 'in urmatoarea', 'urmatoarele', 'in maxim', 'in cel mult'];
const endOfDay = 23 * 60 + 59;

/** Parses "în următoarele 2 ore" and "peste o oră"; the result ends today at the latest. */
export function readSoon(
  words: Words,
  at: number,
  { today, time }: { today: LocalDate; time: LocalTime },
): Reading<When> | null {
  const lead = phraseAt(words, at, [...within, 'peste']);
  if (lead === 0) return null;
  const count = numberIn(textAt(words, at + lead));
  const next = at + lead + (count === null ? 0 : 1);
  const isHours = /^or(a|e)$/.test(textAt(words, next));
  // "Peste ora 18" is a time of day.
  if (!isHours || (count === null && textAt(words, at) === 'peste')) return null;
  const later = timeOfMinutes(Math.min(minutesOfDay(time) + (count ?? 1) * 60, endOfDay));
  const isAfter = textAt(words, at) === 'peste';
  return {
    length: next + 1 - at,
    value: {
      days: [today],
      after: isAfter ? later : time,
      before: isAfter ? null : later,
    },
  };
}
