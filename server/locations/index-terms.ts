import {
  categoryEntry,
  entryOf,
  placedEntry,
  type SearchRank,
} from '#domain/search/search-document.ts';
import type { WordMeaning } from '#domain/search/text-query.ts';

/** How well a location fits the words of a search: where all of them stand in it, and whether synonyms count. */
type Fit = { rank: SearchRank; by: keyof WordMeaning };

/** From the best to the least: its trade, its name, either by a synonym, what it offers, who works there or where it is. */
const rankedFits: readonly Fit[] = [
  { rank: 0, by: 'direct' },
  { rank: 1, by: 'direct' },
  { rank: 1, by: 'all' },
  { rank: 2, by: 'direct' },
  { rank: 2, by: 'all' },
  { rank: 3, by: 'all' },
];

/** The conditions of a search in the language of the index (tsquery). */
export type IndexTerms = {
  /**
   * What is looked for: all of them have to hold. They stand apart because the index joins what it finds for each far
   * sooner than it reads one condition made of them.
   */
  sought: readonly string[];
  /** That a location stands in the area; null where what is looked for says so. */
  area: string | null;
  /**
   * How well it fits, best first: one condition each on the words alone. Without words one, which is empty and holds for
   * every location.
   */
  fits: readonly string[];
};

/** Entries of squares (area.ts), one of which a location must have; null for everywhere, or where they are too many. */
export type Around = Record<'area' | 'small' | 'large', readonly string[] | null>;

type Terms = {
  words: readonly WordMeaning[];
  categories: readonly number[];
  around: Around;
};

/** So many entries are looked up together with squares; of more, they and the area are looked up each by itself. */
const fewEntries = 120;

/** The terms of a search for words in some categories and an area. */
export function indexTerms({ words, categories, around }: Terms): IndexTerms {
  const meanings = words.map(({ all }) => all.map((key) => entryOf(3, key)));
  const trades = categories.length > 0 ? [categories.map(categoryEntry)] : [];
  const fits = words.length > 0 ? rankedFits.map((fit) => saying(words, fit)) : [''];
  const placed =
    words.length > 0 ? inSquares(meanings, around.large) : inSquares(trades, around.small);
  const sought = placed
    ? [...placed, ...(words.length > 0 ? trades : [])]
    : [...meanings, ...trades];
  return {
    sought: sought.map(anyOf),
    area: around.area && !placed ? anyOf(around.area) : null,
    fits: [...new Set(fits)],
  };
}

/** Of each list its entries in some squares; null where that would be many, or nothing. */
function inSquares(
  lists: readonly (readonly string[])[],
  squares: readonly string[] | null,
): string[][] | null {
  if (!squares || lists.length === 0) return null;
  if (lists.some((entries) => entries.length * squares.length > fewEntries)) return null;
  return lists.map((entries) =>
    squares.flatMap((square) => entries.map((entry) => placedEntry(square, entry))),
  );
}

/** The condition that all of the words stand in the rank of the fit. */
function saying(words: readonly WordMeaning[], { rank, by }: Fit): string {
  return allOf(words.map((word) => anyOf(word[by].map((key) => entryOf(rank, key)))));
}

/** The condition that one of the entries is there. */
export function anyOf(entries: readonly string[]): string {
  return `(${entries.map((entry) => `'${entry}'`).join(' | ')})`;
}

/** The condition that all of some conditions hold. */
export function allOf(conditions: readonly string[]): string {
  return conditions.filter((one) => one !== '').join(' & ');
}

/** The condition that none of some holds. */
export function noneOf(conditions: readonly string[]): string {
  return conditions.length > 0 ? `!(${conditions.map((one) => `(${one})`).join(' | ')})` : '';
}
