import { words } from '#domain/words/fold.ts';
import { queryWords } from '#domain/search/query-words.ts';
import {
  prefixMeaning,
  exactMeaning,
  nearMeaning,
  type WordMeaning,
} from '#domain/search/text-query.ts';
import type { Db } from '#server/deps.ts';
import { findAlike, findBegun, findNear } from './words-repository.ts';

/** In letters. Shorter for the last word, which may be incomplete. */
const minBeginning = 3;

/** For all words of a text together. */
const maxMeanings = 200;

/**
 * Skips unknown words, and words that would exceed the limit of meanings. [] if the text has no search words
 * ("", "lângă mine"); null if nothing can match: no letter or digit, or no known word.
 */
export async function readText(db: Db, text: string): Promise<WordMeaning[] | null> {
  if (text === '') return [];
  if (words(text).length === 0) return null;
  const terms = queryWords(text);
  if (terms.length === 0) return [];
  const alike = await findAlike(db, terms);
  const meanings: WordMeaning[] = [];
  let room = maxMeanings;
  for (const word of terms) {
    const isLast = word === terms.at(-1);
    const meaning = exactMeaning(word, alike) ?? (await vagueMeaning(db, word, isLast));
    if (!meaning || (meanings.length > 0 && meaning.all.length > room)) continue;
    meanings.push(meaning);
    room -= meaning.all.length;
  }
  return meanings.length > 0 ? meanings : null;
}

async function vagueMeaning(db: Db, word: string, isLast: boolean): Promise<WordMeaning | null> {
  const isBeginning = isLast || word.length >= minBeginning;
  const begun = isBeginning ? prefixMeaning(word, await findBegun(db, word)) : null;
  return begun ?? nearMeaning(word, await findNear(db, word));
}
