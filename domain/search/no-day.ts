import type { LocalDate } from '#domain/time/local-time.ts';
import { phraseAt, type LineWord } from './line-words.ts';
import { monthIn, readDate } from './named-day.ts';

const past = [
  'ieri',
  'alaltaieri',
  'aseara',
  'saptamana trecuta',
  'luna trecuta',
  'weekendul trecut',
  'yesterday',
];

/** Returns the number of words that name a past or impossible day ("31 februarie"); 0 if none. */
export function noDayAt(words: readonly LineWord[], at: number, today: LocalDate): number {
  const over = phraseAt(words, at, past);
  if (over > 0) return over;
  const lead = phraseAt(words, at, ['pe', 'in', 'din', 'de']);
  const day = at + lead;
  const isDated =
    /^([12]?\d|3[01])$/.test(words[day]?.text ?? '') && monthIn(words[day + 1]?.text) > 0;
  return isDated && !readDate(words, day, today) ? lead + 2 : 0;
}
