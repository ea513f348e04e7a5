import { fold, words } from '#domain/words/fold.ts';
import { nameWords, queryWords } from '#domain/search/query-words.ts';
import { requiredWords } from '#domain/search/synonyms.ts';
import {
  prefixMeaning,
  exactMeaning,
  nearMeaning,
  type WordMeaning,
} from '#domain/search/text-query.ts';
import type { Db } from '#server/deps.ts';
import { findAlike, findByPrefix, findNear } from './repository.ts';

/** A shorter word counts as a beginning only at the end of the text. */
const minBeginning = 3;

const maxMeanings = 80;

export type TextReading = {
  /**
   * [] if the text has no search words ("", "lângă mine"). Null if nothing can match: no letter or
   * digit, no known word, or one of `requiredWords` without an exact meaning.
   */
  words: WordMeaning[] | null;
  ignored: string[];
};

export async function readText(db: Db, text: string): Promise<TextReading> {
  if (text === '') return { words: [], ignored: [] };
  if (words(text).length === 0) return { words: null, ignored: [] };
  const terms = queryWords(text);
  if (terms.length === 0) return { words: await readName(db, text), ignored: [] };
  const known = await findMeanings(db, terms);
  const meanings: WordMeaning[] = [];
  const ignored: string[] = [];
  let room = maxMeanings;
  for (const word of terms) {
    const meaning = known.get(word);
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

/**
 * A text of skip words only is a name if the vocabulary has all its words of three letters or more:
 * "Ideal", "Dr. Maxim".
 */
async function readName(db: Db, text: string): Promise<WordMeaning[]> {
  const terms = nameWords(text);
  const alike = terms.length > 0 ? await findAlike(db, terms) : [];
  const isName = terms.every((term) => alike.some(({ word }) => word === term));
  return isName ? terms.flatMap((term) => exactMeaning(term, alike) ?? []) : [];
}

export function typedWords(text: string, folded: readonly string[]): string[] {
  const typed = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(typed)].filter((word) => folded.includes(fold(word)));
}

async function findMeanings(
  db: Db,
  terms: readonly string[],
): Promise<ReadonlyMap<string, WordMeaning | null>> {
  const alike = await findAlike(db, terms);
  const meanings = new Map(terms.map((word) => [word, exactMeaning(word, alike)]));
  const unknown = () => terms.filter((word) => !meanings.get(word));
  if (unknown().some((word) => requiredWords.has(word))) return new Map();
  const beginnings = unknown().filter(
    (word) => word === terms.at(-1) || word.length >= minBeginning,
  );
  const completions = await findByPrefix(db, beginnings);
  for (const word of beginnings) meanings.set(word, prefixMeaning(word, completions));
  const near = await findNear(db, unknown());
  for (const word of unknown()) meanings.set(word, nearMeaning(word, near));
  return meanings;
}
