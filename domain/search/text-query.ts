import { asItSounds, wordKey } from './word-key.ts';
import { knownWords, synonymsOf } from './synonyms.ts';
import { errorsAllowed, errorsBetween } from './typing-errors.ts';

/** `word` is folded, `direct` has its keys, `all` also those of its synonyms. */
export type WordMeaning = { word: string; direct: readonly string[]; all: readonly string[] };

export type Known = { word: string; key: string };

/** Returns the meaning of a known word or synonym, else null. */
export function exactMeaning(word: string, known: readonly Known[]): WordMeaning | null {
  const key = wordKey(word);
  const isKnown = known.some((one) => one.key === key) || synonymsOf(key).length > 0;
  return isKnown ? meaningOf(word, [key]) : null;
}

/** Limits what a prefix may mean, because each word costs a lookup. */
const maxCompletionsPerLetter = 20;

/** Returns the words that start with `word`, synonyms first, as one meaning. */
export function prefixMeaning(word: string, known: readonly Known[]): WordMeaning | null {
  const sound = asItSounds(word);
  const begins = (one: Known) => one.word.startsWith(word) || one.key.startsWith(sound);
  const keys = new Set([...knownWords, ...known].filter(begins).map(({ key }) => key));
  return keys.size > 0
    ? meaningOf(word, [...keys].slice(0, maxCompletionsPerLetter * word.length))
    : null;
}

/** Returns the words with the fewest typing errors as one meaning. Null if all have too many. */
export function nearMeaning(word: string, known: readonly Known[]): WordMeaning | null {
  const key = wordKey(word);
  const sound = asItSounds(word);
  const near = [...known, ...knownWords]
    .filter((one) => isLike(word, one.word))
    .map((one) => ({
      key: one.key,
      errors: Math.min(errorsBetween(key, one.key), errorsBetween(sound, one.word)),
    }));
  const least = Math.min(...near.map(({ errors }) => errors));
  // "Zzxxy" has five letters, but only three sounds.
  if (least > errorsAllowed(sound.length)) return null;
  const nearest = near.filter(({ errors }) => errors === least);
  return meaningOf(
    word,
    nearest.map((one) => one.key),
  );
}

function isLike(word: string, other: string): boolean {
  return word[0] === other[0] || errorsBetween(word, other) <= 1;
}

function meaningOf(word: string, keys: readonly string[]): WordMeaning {
  const direct = [...new Set(keys)];
  return { word, direct, all: [...new Set([...direct, ...direct.flatMap(synonymsOf)])] };
}
