import {
  categoryEntry,
  entryOf,
  placedEntry,
  type SearchRank,
} from '#domain/search/search-document.ts';
import type { WordMeaning } from '#domain/search/text-query.ts';
import { scoreBands } from './area.ts';

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

/** Squares of an area (area.ts): in one of each list stands who is in it; null for everywhere, or where they are too many. */
export type Around = Record<'area' | 'small' | 'large', readonly string[] | null>;

type Terms = {
  words: readonly WordMeaning[];
  categories: readonly number[];
  around: Around;
};

/** Conditions in the language of the index (tsquery): all of them have to hold. */
export type Step = readonly string[];

/** The index looks up so many squares in one go. */
const fewSquares = 16;
/** More entries than these are not looked up in squares. */
const fewEntries = 120;
/** Words that mean more than these (letters, mostly) are found, but nothing fits them better than another. */
const mostRanked = 250;

/**
 * What is looked up for all in some of the squares that are counted (area.ts), of a category or of any: a few squares after
 * others, for each row that the index finds is compared with all of them.
 */
export function squareSteps(squares: readonly string[], category: number | undefined): Step[] {
  const entries =
    category === undefined
      ? squares
      : squares.map((square) => placedEntry(square, categoryEntry(category)));
  const steps: Step[] = [];
  for (let at = 0; at < entries.length; at += fewSquares)
    steps.push([anyOf(entries.slice(at, at + fewSquares))]);
  return steps;
}

/** What is looked up for all that match: those of one band of the score after another, best first. */
export function bandSteps(terms: Terms): Step[] {
  // Without squares a band only adds work.
  const bands = terms.around.area ? scoreBands : [''];
  return bands.map((band) => {
    const { fits, others } = bandTerms(terms, band);
    return [...(fits.at(-1) ?? []), ...others];
  });
}

/** The same for the default order: those that fit best before the others, each of them once. */
export function fitSteps(terms: Terms): Step[] {
  if (meaningsOf(terms.words) > mostRanked) return bandSteps(terms);
  const bands = scoreBands.map((band) => bandTerms(terms, band));
  const ranks = bands[0]?.fits.keys() ?? [];
  return Array.from(ranks).flatMap((rank) =>
    bands.map(({ fits, others }) => {
      const [first, ...rest] = fits[rank] ?? [];
      // The two before contain all that fits still better.
      const better = fits.slice(Math.max(0, rank - 2), rank).map(allOf);
      return first ? [allOf([first, ...noneOf(better)]), ...rest, ...others] : others;
    }),
  );
}

/** How well a location may fit the words, best first: a condition for each. */
export function wordFits(words: readonly WordMeaning[]): string[] {
  const around = { area: null, small: null, large: null };
  if (meaningsOf(words) > mostRanked) return [];
  return bandTerms({ words, categories: [], around }, '').fits.map(allOf);
}

/**
 * The conditions of a search in a band ("": in any): how well a location fits the words, best first, a condition for each
 * of them, the last of which hold for all that match; and what else it must have. They stand apart because the index joins
 * what it finds for each far sooner than it reads one condition made of them.
 */
function bandTerms({ words, categories, around }: Terms, band: string) {
  const fits = rankedFits.map(({ rank, by }) =>
    words.map((word) => {
      const entries = word[by].map((key) => entryOf(rank, key));
      return anyOf(inSquares(entries, around.large, band) ?? entries);
    }),
  );
  const trades = categories.map(categoryEntry);
  const placed = inSquares(trades, around.small, band);
  const area = around.area?.map((square) => square + band) ?? (band ? [band] : []);
  const others = placed ? [placed] : [trades, area].filter(({ length }) => length > 0);
  const byText = new Map(fits.map((fit) => [allOf(fit), fit]));
  return { fits: [...byText.values()], others: others.map(anyOf) };
}

/** Entries together with squares of a band; null where that would be many, or nothing. */
function inSquares(
  entries: readonly string[],
  squares: readonly string[] | null,
  band: string,
): string[] | null {
  const count = entries.length * (squares?.length ?? 0);
  if (!squares || count === 0 || count > fewEntries) return null;
  return squares.flatMap((square) => entries.map((entry) => placedEntry(square + band, entry)));
}

/** How much some words mean: what the index looks up in each step. */
export function meaningsOf(words: readonly WordMeaning[]): number {
  return words.reduce((count, { all }) => count + all.length, 0);
}

/** The condition that one of the entries is there. */
function anyOf(entries: readonly string[]): string {
  return `(${entries.map((entry) => `'${entry}'`).join(' | ')})`;
}

/** The condition that all of some conditions hold. */
function allOf(conditions: readonly string[]): string {
  return conditions.join(' & ');
}

/** The conditions that none of some holds. */
function noneOf(conditions: readonly string[]): string[] {
  return conditions.map((one) => `!(${one})`);
}
