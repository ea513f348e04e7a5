import { words } from '#domain/words/fold.ts';
import { skipWords } from './synonyms.ts';
import { wordKey } from './word-key.ts';

/** From most to least important. */
export type SearchTexts = {
  categories: readonly number[];
  /** The main category. */
  main_category: string;
  /** The location's name. */
  name: string;
  /** Other categories, service groups, services, titles. */
  offers: readonly string[];
  /** Professionals, locality. */
  people: readonly string[];
};

/** Best first. A word of a rank is in all worse ranks too. */
const searchRanks = [0, 1, 2, 3] as const;
export type SearchRank = (typeof searchRanks)[number];

/** An index entry. */
export function entryOf(rank: SearchRank, key: string): string {
  return `${rank}${key}`;
}

/** An index entry. */
export function categoryEntry(id: number): string {
  return `#${id}`;
}

/**
 * The database makes one entry per word and square of 80 km, and per category and square of 5 or 10 km. `square`
 * is the name of the square, followed by the score band in an entry of one band.
 */
export function placedEntry(square: string, entry: string): string {
  return `${square}:${entry}`;
}

/** `words` are folded, for the vocabulary. */
export function searchDocument({ categories, main_category, name, offers, people }: SearchTexts): {
  entries: string[];
  words: string[];
} {
  const entries = new Set(categories.map(categoryEntry));
  const known = new Set<string>();
  [[main_category], [name], offers, people].forEach((texts, best) => {
    for (const word of words(texts.join(' '))) {
      if (skipWords.has(word)) continue;
      known.add(word);
      for (const rank of searchRanks) if (rank >= best) entries.add(entryOf(rank, wordKey(word)));
    }
  });
  return { entries: [...entries], words: [...known] };
}
