import {
  categoryEntry,
  entryOf,
  placedEntry,
  type SearchRank,
} from '#domain/search/search-document.ts';
import type { WordMeaning } from '#domain/search/text-query.ts';
import { scoreBands } from './area.ts';

/**
 * How well a location matches the search words: the rank of the texts that contain all of them, and whether
 * synonyms count.
 */
type Fit = { rank: SearchRank; by: keyof WordMeaning };

/** Best first: category, name, category or name by synonym, offered services, professionals or locality. */
const rankedFits: readonly Fit[] = [
  { rank: 0, by: 'direct' },
  { rank: 1, by: 'direct' },
  { rank: 1, by: 'all' },
  { rank: 2, by: 'direct' },
  { rank: 2, by: 'all' },
  { rank: 3, by: 'all' },
];

/**
 * Squares of an area (area.ts) by size. A location in the area is in one square of each list. Null:
 * everywhere, or too many squares.
 */
export type Around = Record<'area' | 'small' | 'large', readonly string[] | null>;

type Terms = {
  words: readonly WordMeaning[];
  categories: readonly number[];
  around: Around;
};

export type Step = readonly string[];

/** The index looks up this many squares in one step. */
const fewSquares = 16;
/** Larger sets of entries are not combined with squares. */
const fewEntries = 120;
/** Words with more meanings in total (mostly single letters) match, but without ranking. */
const mostRanked = 250;

/**
 * Returns the steps that find all locations in the given squares, optionally of one category. Each step has
 * few squares, because each row that the index returns is compared with all squares of its step.
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

export function bandSteps(terms: Terms): Step[] {
  // Without squares, a band only adds work.
  const bands = terms.around.area ? scoreBands : [''];
  return bands.map((band) => {
    const { fits, others } = bandTerms(terms, band);
    return [...(fits.at(-1) ?? []), ...others];
  });
}

/** Returns the steps of the default order: by fit, then by score band. Each match is in exactly one step. */
export function fitSteps(terms: Terms): Step[] {
  if (meaningsOf(terms.words) > mostRanked) return bandSteps(terms);
  const bands = scoreBands.map((band) => bandTerms(terms, band));
  const ranks = bands[0]?.fits.keys() ?? [];
  return Array.from(ranks).flatMap((rank) =>
    bands.map(({ fits, others }) => {
      const [first, ...rest] = fits[rank] ?? [];
      const better = fits.slice(Math.max(0, rank - 2), rank).map(allOf);
      return first ? [allOf([first, ...noneOf(better)]), ...rest, ...others] : others;
    }),
  );
}

export function wordFits(words: readonly WordMeaning[]): string[] {
  const around = { area: null, small: null, large: null };
  if (meaningsOf(words) > mostRanked) return [];
  return bandTerms({ words, categories: [], around }, '').fits.map(allOf);
}

/**
 * Returns the conditions of a search in a band ('' for any band). `fits` has the conditions of each fit, best
 * first; the last fit holds for all matches. `others` has the remaining conditions. They are separate because
 * the index intersects separate conditions much faster than it evaluates one combined condition.
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

/** Combines entries with the squares of a band; null if there are too many combinations or none. */
function inSquares(
  entries: readonly string[],
  squares: readonly string[] | null,
  band: string,
): string[] | null {
  const count = entries.length * (squares?.length ?? 0);
  if (!squares || count === 0 || count > fewEntries) return null;
  return squares.flatMap((square) => entries.map((entry) => placedEntry(square + band, entry)));
}

export function meaningsOf(words: readonly WordMeaning[]): number {
  return words.reduce((count, { all }) => count + all.length, 0);
}

function anyOf(entries: readonly string[]): string {
  return `(${entries.map((entry) => `'${entry}'`).join(' | ')})`;
}

function allOf(conditions: readonly string[]): string {
  return conditions.join(' & ');
}

function noneOf(conditions: readonly string[]): string[] {
  return conditions.map((one) => `!(${one})`);
}
