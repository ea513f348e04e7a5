import { words } from '#domain/words/fold.ts';
import { errorsBetween } from './typing-errors.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { wordKey } from './word-key.ts';

type Line = [terms: string[], meaning: string[]];

export const skipWords: ReadonlySet<string> = new Set(vocabulary.skipWords.flatMap(words));

/** A shorter skip word, such as "de", is part of too many names. */
const shortestName = 3;

/** True for a skip word that may also be a name: "ideal", "noi". */
export function mayBeName(word: string): boolean {
  return word.length >= shortestName && skipWords.has(word);
}

/** These find only locations that use them: "urolog" must not find a barber. */
export const requiredWords: ReadonlySet<string> = new Set(vocabulary.requiredWords.flatMap(words));

const meaningLines = [...linesOf(vocabulary.meanings), ...linesOf(vocabulary.foreignMeanings)];

const phraseLines: Line[] = [
  ...linesOf(vocabulary.phrases),
  ...linesOf(vocabulary.foreignPhrases),
  ...linesOf(vocabulary.doctorsFor).flatMap(([organ, meaning]) =>
    ['medic', 'doctor'].map((doctor): Line => [[doctor, ...organ], meaning]),
  ),
  // A "salon de unghii" is not a hair salon.
  ...words(vocabulary.salons).map((name): Line => [['salon', name], [name]]),
];

/** Folded, without skip words, longest first. */
export const phrases: readonly (readonly [
  phrase: readonly string[],
  meaning: readonly string[],
])[] = phraseLines
  .map(([phrase, meaning]) => [phrase.filter((word) => !skipWords.has(word)), meaning] as const)
  .filter(([phrase]) => phrase.length > 0)
  .sort(([one], [other]) => other.length - one.length);

const meanings = new Map<string, string[]>();
for (const [terms, meaning] of meaningLines)
  for (const key of terms.map(wordKey))
    meanings.set(key, [...(meanings.get(key) ?? []), ...meaning.map(wordKey)]);

/** Words that visitors may type although no location has them. */
export const knownWords: readonly { word: string; key: string }[] = meaningLines.flatMap(
  ([terms]) => terms.map((word) => ({ word, key: wordKey(word) })),
);

const categoryKeys: ReadonlySet<string> = new Set(
  [...meanings].flatMap(([key, others]) => [key, ...others]),
);

const spellings = meaningLines.flatMap(([terms, meaning]) => [...terms, ...meaning]);

/** True for "masaj" and "coafor", false for "Berceni". */
export function isCategoryWord(word: string): boolean {
  return categoryKeys.has(wordKey(word));
}

/** One changed letter often turns a shorter word into another. */
const shortestMisspelt = 7;

/** Like `isCategoryWord`, but allows a typing error: "pedichuira". */
export function isLikeCategoryWord(word: string): boolean {
  if (isCategoryWord(word)) return true;
  const isAlike = (known: string) =>
    known[0] === word[0] && Math.abs(known.length - word.length) <= 1;
  return (
    word.length >= shortestMisspelt &&
    spellings.some((known) => isAlike(known) && errorsBetween(word, known) === 1)
  );
}

/** Returns the keys of a word's other meanings. */
export function synonymsOf(key: string): readonly string[] {
  return [...new Set(meanings.get(key))].filter((meaning) => meaning !== key);
}

function linesOf(table: Readonly<Record<string, string>>): Line[] {
  return Object.entries(table).map(([terms, meaning]) => [words(terms), words(meaning)]);
}
