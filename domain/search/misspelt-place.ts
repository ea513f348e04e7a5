import { lineWords, textAt } from './line-words.ts';
import { namesAt, type NamedPlace } from './read-place.ts';
import { skipWords, knownWords, synonymsOf } from './synonyms.ts';
import type { Known } from './text-query.ts';
import { errorsBetween } from './typing-errors.ts';
import { wordKey } from './word-key.ts';

type UnreadName = { name: string; words: readonly string[]; isInside: boolean };

const inside = ['in', 'din', 'zona', 'orasul'];
/** "La" and "langa" also precede names of people. */
const leads = [...inside, 'la', 'langa'];
/** One letter often turns a shorter name into another word. */
const minLetters = { inside: 5, other: 6 };
/** Words and first names one letter away from a city. */
const otherWords: ReadonlySet<string> = new Set(
  'alexandra alexandrina rosita reusita campia voluntar median medial romana romane romani'.split(
    ' ',
  ),
);

/** Returns possible misspelt places, which end the line or follow "în", "lângă" etc. */
export function unreadNames(text: string, known: readonly NamedPlace[]): UnreadName[] {
  const words = lineWords(text);
  const names = words.flatMap((_, start) => {
    const lead = textAt(words, start - 1);
    return namesAt(words, start)
      .filter(({ length }) => leads.includes(lead) || start + length === words.length)
      .map(({ length, value: name }) => ({
        name,
        words: words.slice(start, start + length).map((word) => word.text),
        isInside: inside.includes(lead),
      }));
  });
  return names
    .filter(
      ({ name, isInside }) => name.length >= (isInside ? minLetters.inside : minLetters.other),
    )
    .filter(({ name }) => !/\d/.test(name) && !otherWords.has(name))
    .filter(({ name }) => !known.some(({ names: own }) => own.includes(name)))
    .filter((one) => !one.words.every(isCategory));
}

/** Returns the only place with the same first letter and one typing error, else null. */
export function placeAlike(name: string, places: readonly NamedPlace[]): NamedPlace | null {
  const isAlike = (own: string) => own[0] === name[0] && errorsBetween(name, own) === 1;
  const alike = places.filter(({ names }) => names.some(isAlike));
  return alike.length === 1 ? alike[0]! : null;
}

/**
 * True if a typed word that the place's names lack begins a known word, has its key or, unless
 * `isInside`, at most one typing error.
 */
export function isOtherName(
  { words, isInside }: UnreadName,
  place: NamedPlace,
  vocabulary: readonly Known[],
): boolean {
  const own = place.names.flatMap((name) => name.split(' '));
  const others = [...vocabulary, ...knownWords].filter(({ word }) => !own.includes(word));
  return words
    .filter((word) => !own.includes(word))
    .some((word) =>
      others.some(
        (other) =>
          other.word.startsWith(word) ||
          other.key === wordKey(word) ||
          (!isInside && errorsBetween(word, other.word) <= 1),
      ),
    );
}

function isCategory(word: string): boolean {
  return skipWords.has(word) || synonymsOf(wordKey(word)).length > 0;
}
