import {
  categoryEntry,
  entryOf,
  placedEntry,
  type SearchRank,
} from '#domain/search/search-document.ts';
import type { WordMeaning } from '#domain/search/text-query.ts';
import type { Squares } from './squares.ts';

/**
 * One lookup in the search index (docs/decisions/0029-search-squares.md), as tsquery conditions
 * that must all hold. All steps have equally many.
 */
export type Step = readonly string[];

type Search = {
  words: readonly WordMeaning[];
  categories: readonly number[];
  squares: Squares;
  /** A location must work at one hour of each list. */
  hours: readonly (readonly string[])[];
};

/** Bands of the database function search_entries, best first. E has three quarters of the rows. */
const scoreBands = [['A', 'B'], ['C', 'D'], ['E']] as const;

export const stepsPerFit = scoreBands.length;

/** The rank of the texts that contain all words, and whether synonyms count. */
type Fit = { rank: SearchRank; by: 'direct' | 'all' };

/** Best first. Ranks: category (0), name (1), offers (2), people and locality (3). */
const rankedFits: readonly Fit[] = [
  { rank: 0, by: 'direct' },
  { rank: 1, by: 'direct' },
  { rank: 1, by: 'all' },
  { rank: 2, by: 'direct' },
  { rank: 2, by: 'all' },
  { rank: 3, by: 'all' },
];

const maxSquaresInStep = 16;
/** Bands do not count, because steps with one band need as many conditions as those with two. */
const maxPlacedEntries = 120;
const maxUnplacedHours = 8;

export function squareSteps(squares: readonly string[], category: number | undefined): Step[] {
  const entries =
    category === undefined
      ? squares
      : squares.map((square) => placedEntry(square, categoryEntry(category)));
  const steps: Step[] = [];
  // Splits the squares, because PostgreSQL compares each row of a step with all its squares.
  for (let at = 0; at < entries.length; at += maxSquaresInStep)
    steps.push([anyOf(entries.slice(at, at + maxSquaresInStep))]);
  return steps;
}

export function bandSteps(search: Search): Step[] {
  return scoreBands.map((bands) => {
    const { fits, others } = conditionsOf(search, bands);
    return [...(fits.at(-1) ?? []), ...others];
  });
}

/** No location is in two steps. */
export function fitSteps(search: Search): Step[] {
  const steps = scoreBands.map((bands) => conditionsOf(search, bands));
  const fitNumbers = steps[0]?.fits.keys() ?? [];
  return Array.from(fitNumbers).flatMap((number) =>
    steps.map(({ fits, others }) => {
      const [first, ...rest] = fits[number] ?? [];
      // The two previous fits include all better ones.
      const better = fits.slice(Math.max(0, number - 2), number).map(allOf);
      return first ? [allOf([first, ...noneOf(better)]), ...rest, ...others] : others;
    }),
  );
}

export function wordFits(words: readonly WordMeaning[]): string[] {
  const squares = { plain: null, category: null, word: null };
  return conditionsOf({ words, categories: [], squares, hours: [] }, []).fits.map(allOf);
}

/** `fits` are the conditions of the words, best first. The last one includes the others. */
function conditionsOf({ words, categories, squares, hours }: Search, bands: readonly string[]) {
  const fits = rankedFits.map(({ rank, by }) =>
    words.map((word) => {
      const entries = word[by].map((key) => entryOf(rank, key));
      return anyOf(placedIn(squares.word, bands, entries) ?? entries);
    }),
  );
  const ofCategories = categories.map(categoryEntry);
  const placed = placedIn(squares.category, bands, ofCategories);
  const area = inBands(squares.plain ?? [''], bands);
  const places = placed ? [placed] : [ofCategories, area].filter(({ length }) => length > 0);
  const times = hours.flatMap((entries) => {
    const few = entries.length <= maxUnplacedHours ? entries : null;
    const indexed = placedIn(squares.word, bands, entries) ?? few;
    return indexed ? [indexed] : [];
  });
  const byText = new Map(fits.map((fit) => [allOf(fit), fit]));
  return { fits: [...byText.values()], others: [...places, ...times].map(anyOf) };
}

function placedIn(
  squares: readonly string[] | null,
  bands: readonly string[],
  entries: readonly string[],
): string[] | null {
  const count = entries.length * (squares?.length ?? 0);
  if (!squares || count === 0 || count > maxPlacedEntries) return null;
  return inBands(squares, bands).flatMap((area) =>
    entries.map((entry) => placedEntry(area, entry)),
  );
}

function inBands(squares: readonly string[], bands: readonly string[]): string[] {
  return squares.flatMap((square) => bands.map((band) => square + band));
}

export function countMeanings(words: readonly WordMeaning[]): number {
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
