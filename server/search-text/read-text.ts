import { words } from '#domain/fold.ts';
import { queryWords } from '#domain/search/query-words.ts';
import {
  begunMeaning,
  exactMeaning,
  nearMeaning,
  type WordMeaning,
} from '#domain/search/text-query.ts';
import type { Db } from '../deps.ts';
import { findAlike, findBegun, findNear } from './words-repository.ts';

/**
 * What each word of a text means in the catalogue; a word that means nothing there is left out beside others that do.
 * Empty when nothing is said ("", "lângă mine"), null when nothing can match: no letter or digit, or no known word.
 */
export async function readText(db: Db, text: string): Promise<WordMeaning[] | null> {
  if (text === '') return [];
  if (words(text).length === 0) return null;
  const terms = queryWords(text);
  if (terms.length === 0) return [];
  const alike = await findAlike(db, terms);
  const meanings: WordMeaning[] = [];
  for (const word of terms) {
    const meaning =
      exactMeaning(word, alike) ??
      begunMeaning(word, await findBegun(db, word)) ??
      nearMeaning(word, await findNear(db, word));
    if (meaning) meanings.push(meaning);
  }
  return meanings.length > 0 ? meanings : null;
}
