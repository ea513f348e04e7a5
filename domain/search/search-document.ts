import { words } from '#domain/words/fold.ts';
import { skipWords } from './skip-words.ts';
import { wordKey } from './word-key.ts';

/** Texts of a location, from most to least important for search. */
export type SearchTexts = {
  /** Ids of all categories. */
  categories: readonly number[];
  /** The main category. */
  trade: string;
  /** The name of the location. */
  name: string;
  /** Other categories, service groups, services and professional titles. */
  offers: readonly string[];
  /** Names of professionals, the locality. */
  people: readonly string[];
};

/** Importance of a word, best first. A location with a word in rank 0 has it in ranks 1, 2 and 3 too. */
const searchRanks = [0, 1, 2, 3] as const;
export type SearchRank = (typeof searchRanks)[number];

/** Returns the index entry of a word's key in a rank. */
export function entryOf(rank: SearchRank, key: string): string {
  return `${rank}${key}`;
}

/** Returns the index entry of a category. */
export function categoryEntry(id: number): string {
  return `#${id}`;
}

/**
 * Returns an index entry prefixed with the square it occurs in. The database generates one for each word with
 * its large square and for each category with its small ones; the square's name carries the score band.
 */
export function placedEntry(square: string, entry: string): string {
  return `${square}:${entry}`;
}

/** Returns a location's index entries, and its folded words for the vocabulary. */
export function searchDocument({ categories, trade, name, offers, people }: SearchTexts): {
  entries: string[];
  words: string[];
} {
  const entries = new Set(categories.map(categoryEntry));
  const known = new Set<string>();
  [[trade], [name], offers, people].forEach((texts, best) => {
    for (const word of words(texts.join(' '))) {
      if (skipWords.has(word)) continue;
      known.add(word);
      for (const rank of searchRanks) if (rank >= best) entries.add(entryOf(rank, wordKey(word)));
    }
  });
  return { entries: [...entries], words: [...known] };
}
