import { words } from '#domain/fold.ts';
import { errorsAllowed, errorsBetween } from '#domain/search/typing-errors.ts';
import type { Db } from '../deps.ts';
import { findPlacesFrom, type PlaceRow } from './repository.ts';

/**
 * The localities that a misspelt text (folded words, single spaces) may mean, or begin to: those with the fewest typing
 * errors first, each group by population. The first letter is taken to be right.
 */
export async function findSimilarPlaces(db: Db, text: string, limit: number): Promise<PlaceRow[]> {
  const rows = await findPlacesFrom(db, text.slice(0, 1));
  return rows
    .map((row) => ({ row, errors: errorsIn(text, words(row.folded).join(' ')) }))
    .filter(({ errors }) => errors <= errorsAllowed(text.length))
    .sort((one, other) => one.errors - other.errors)
    .slice(0, limit)
    .map(({ row }) => row);
}

/** The name may be typed as far as the text goes, give or take a letter. */
function errorsIn(text: string, name: string): number {
  const ends = [text.length - 1, text.length, text.length + 1, name.length];
  return Math.min(...ends.map((end) => errorsBetween(text, name.slice(0, end))));
}
