import { categoryEntry, entryOf, type SearchRank } from '#domain/search/search-document.ts';
import type { WordMeaning } from '#domain/search/text-query.ts';

/** How well a location fits the words of a search: where all of them stand in it, and whether synonyms count. */
type Fit = { rank: SearchRank; by: keyof WordMeaning };

/** From the best to the least: its trade, its name, either by a synonym, what it offers, who works there or where it is. */
const fits: readonly Fit[] = [
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
   * All of them hold for what matches, and none holds for everything. They stand apart because the index joins what it
   * finds for each far sooner than it reads one condition made of them.
   */
  all: readonly string[];
  /**
   * How well it fits, best first: one condition each on the words alone. Without words one, which is empty and holds for
   * every location.
   */
  fits: readonly string[];
};

type Terms = {
  words: readonly WordMeaning[];
  categories: readonly number[];
  /** Entries of the area, one of which a location must have; null for everywhere. */
  area: readonly string[] | null;
};

/** The terms of a search for words in some categories and squares. */
export function indexTerms({ words, categories, area }: Terms): IndexTerms {
  const saying = ({ rank, by }: Fit) =>
    allOf(words.map((word) => anyOf(word[by].map((key) => entryOf(rank, key)))));
  const around = [
    ...(categories.length > 0 ? [anyOf(categories.map(categoryEntry))] : []),
    ...(area ? [anyOf(area)] : []),
  ];
  const least = saying(fits.at(-1)!);
  return {
    all: [least, ...around].filter((condition) => condition !== ''),
    fits: words.length > 0 ? [...new Set(fits.map(saying))] : [''],
  };
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
