import { fold, words } from '#domain/words/fold.ts';
import { queryWords } from '#domain/search/query-words.ts';
import { requiredWords } from '#domain/search/synonyms.ts';
import {
  prefixMeaning,
  exactMeaning,
  nearMeaning,
  type WordMeaning,
} from '#domain/search/text-query.ts';
import type { Db } from '#server/deps.ts';
import { findAlike, findBegun, findNear } from './words-repository.ts';

/** A shorter word counts as a beginning only at the end of the text, where it may be incomplete. */
const minBeginning = 3;

const maxMeanings = 80;

type TextReading = {
  /**
   * [] if the text has no search words ("", "lângă mine"). Null if nothing can match: no letter or
   * digit, no known word, or one of `requiredWords` without an exact meaning.
   */
  words: WordMeaning[] | null;
  /** Folded: unknown words, and words beyond the limit of meanings. */
  ignored: string[];
};

export async function readText(db: Db, text: string): Promise<TextReading> {
  if (text === '') return { words: [], ignored: [] };
  if (words(text).length === 0) return { words: null, ignored: [] };
  const terms = queryWords(text);
  if (terms.length === 0) return { words: [], ignored: [] };
  const alike = await findAlike(db, terms);
  const meanings: WordMeaning[] = [];
  const ignored: string[] = [];
  let room = maxMeanings;
  for (const word of terms) {
    const exact = exactMeaning(word, alike);
    if (!exact && requiredWords.has(word)) return { words: null, ignored: [] };
    const isLast = word === terms.at(-1);
    const meaning = exact ?? (await vagueMeaning(db, word, isLast));
    if (!meaning || (meanings.length > 0 && meaning.all.length > room)) {
      ignored.push(word);
      continue;
    }
    meanings.push(meaning);
    room -= meaning.all.length;
  }
  if (meanings.length === 0) return { words: null, ignored: [] };
  return { words: meanings, ignored };
}

export function typedWords(text: string, folded: readonly string[]): string[] {
  const typed = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(typed)].filter((word) => folded.includes(fold(word)));
}

async function vagueMeaning(db: Db, word: string, isLast: boolean): Promise<WordMeaning | null> {
  const isBeginning = isLast || word.length >= minBeginning;
  const begun = isBeginning ? prefixMeaning(word, await findBegun(db, word)) : null;
  return begun ?? nearMeaning(word, await findNear(db, word));
}
