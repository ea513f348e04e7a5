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

/** More entries than these are not looked up in squares. */
const fewEntries = 120;

/** What is looked up for all in some of the squares that are counted (area.ts), of a category or of any. */
export function squareStep(squares: readonly string[], category: number | undefined): Step {
  if (category === undefined) return [anyOf(squares)];
  return [anyOf(squares.map((square) => placedEntry(square, categoryEntry(category))))];
}

/** What is looked up for all that match: those of one band of the score after another, best first. */
export function bandSteps(terms: Terms): Step[] {
  return scoreBands.map((band) => {
    const { fits, others } = bandTerms(terms, band);
    return [fits.at(-1) ?? '', ...others].filter(isCondition);
  });
}

/** The same for the default order: those that fit best before the others, each of them once. */
export function fitSteps(terms: Terms): Step[] {
  const bands = scoreBands.map((band) => bandTerms(terms, band));
  const ranks = bands[0]?.fits.keys() ?? [];
  return Array.from(ranks).flatMap((rank) =>
    bands.map(({ fits, others }) => {
      const fit = allOf([fits[rank] ?? '', noneOf(fits.slice(0, rank))]);
      return [fit, ...others].filter(isCondition);
    }),
  );
}

/**
 * The conditions of a search in a band: how well a location fits the words, best first, the last of which holds for all
 * that match and is empty without words; and what else it must have.
 */
function bandTerms({ words, categories, around }: Terms, band: string) {
  const fits = rankedFits.map(({ rank, by }) =>
    allOf(
      words.map((word) => {
        const entries = word[by].map((key) => entryOf(rank, key));
        return anyOf(inSquares(entries, around.large, band) ?? entries);
      }),
    ),
  );
  const trades = categories.map(categoryEntry);
  const placed = inSquares(trades, around.small, band);
  const area = anyOf(around.area?.map((square) => square + band) ?? [band]);
  return { fits: [...new Set(fits)], others: placed ? [anyOf(placed)] : [anyOf(trades), area] };
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

/** The condition that one of the entries is there; empty where there are none. */
function anyOf(entries: readonly string[]): string {
  if (entries.length === 0) return '';
  return `(${entries.map((entry) => `'${entry}'`).join(' | ')})`;
}

/** The condition that all of some conditions hold. */
function allOf(conditions: readonly string[]): string {
  return conditions.filter(isCondition).join(' & ');
}

/** The condition that none of some holds. */
function noneOf(conditions: readonly string[]): string {
  return conditions.length > 0 ? `!(${conditions.map((one) => `(${one})`).join(' | ')})` : '';
}

function isCondition(text: string): boolean {
  return text !== '';
}
