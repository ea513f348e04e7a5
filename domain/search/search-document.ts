import { words } from '../fold.ts';
import { skipWords } from './skip-words.ts';
import { wordKey } from './word-key.ts';

/** What is said of a location, from what matters most in a search to what matters least. */
export type SearchTexts = {
  /** The ids of all categories. */
  categories: readonly number[];
  /** The main category. */
  trade: string;
  /** The name of the location. */
  name: string;
  /** The other categories, the groups of services, the services, what professionals are called. */
  offers: readonly string[];
  /** Names of professionals, the locality. */
  people: readonly string[];
};

/** How near to the top of that list a word stands: a location that has it in rank 0 has it in 1, 2 and 3 too. */
const searchRanks = [0, 1, 2, 3] as const;
export type SearchRank = (typeof searchRanks)[number];

/** Returns the entry of the search index for a word of that key in a rank. */
export function entryOf(rank: SearchRank, key: string): string {
  return `${rank}${key}`;
}

/** Returns the entry of the search index for a category. */
export function categoryEntry(id: number): string {
  return `#${id}`;
}

/**
 * Returns the entry for an entry and the square in which it is said: the database makes one of each word with its large
 * square, and of each category with its small ones, each square with the band of the score behind its name.
 */
export function placedEntry(square: string, entry: string): string {
  return `${square}:${entry}`;
}

/** Returns the entries of a location in the search index, and its folded words, for the vocabulary. */
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
