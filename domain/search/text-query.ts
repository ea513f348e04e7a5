import { asItSounds, wordKey } from './word-key.ts';
import { knownWords, synonymsOf } from './synonyms.ts';
import { errorsAllowed, errorsBetween } from './typing-errors.ts';

/** What a word of a query may mean, as keys (word-key.ts): `direct` the word itself, `all` its synonyms too. */
export type WordMeaning = { direct: readonly string[]; all: readonly string[] };

/** A word of the catalogue and its key. */
export type Known = { word: string; key: string };

/** Returns what a word means that the catalogue or the trades know as it stands; null for another. */
export function exactMeaning(word: string, known: readonly Known[]): WordMeaning | null {
  const key = wordKey(word);
  const isKnown = known.some((one) => one.key === key) || synonymsOf(key).length > 0;
  return isKnown ? meaningOf([key]) : null;
}

/** Each meaning is looked up, and a location may have many of those of a letter. */
const maxBegunPerLetter = 20;

/**
 * Returns what the beginning of a word may mean: the known words that begin so, those of the trades first, 20 for each of
 * its letters; null when none begins so.
 */
export function begunMeaning(word: string, known: readonly Known[]): WordMeaning | null {
  const sound = asItSounds(word);
  const begins = (one: Known) => one.word.startsWith(word) || one.key.startsWith(sound);
  const keys = new Set([...knownWords, ...known].filter(begins).map(({ key }) => key));
  return keys.size > 0 ? meaningOf([...keys].slice(0, maxBegunPerLetter * word.length)) : null;
}

/** Returns what a word with typing errors may mean: the known words at the smallest distance; null when none is near. */
export function nearMeaning(word: string, known: readonly Known[]): WordMeaning | null {
  const key = wordKey(word);
  const near = [...known, ...knownWords].map((one) => ({
    key: one.key,
    errors: Math.min(errorsBetween(key, one.key), errorsBetween(asItSounds(word), one.word)),
  }));
  const least = Math.min(...near.map(({ errors }) => errors));
  if (least > errorsAllowed(word.length)) return null;
  return meaningOf(near.filter(({ errors }) => errors === least).map((one) => one.key));
}

function meaningOf(keys: readonly string[]): WordMeaning {
  const direct = [...new Set(keys)];
  return { direct, all: [...new Set([...direct, ...direct.flatMap(synonymsOf)])] };
}
