import { words } from '#domain/words/fold.ts';
import { errorsAllowed, errorsBetween } from '#domain/search/typing-errors.ts';
import type { Db } from '#server/deps.ts';
import {
  findDistricts,
  findPlaces,
  findPlacesFrom,
  type Named,
  type PlaceRow,
} from './repository.ts';

export async function findNamed(db: Db, named: Named): Promise<PlaceRow[]> {
  const localities = await findPlaces(db, named);
  if (localities.length > 0 || named.text === '') return localities;
  const districts = await findDistricts(db, named);
  return districts.length > 0 ? districts : findSimilar(db, named);
}

/** Assumes that the first letter is correct. */
async function findSimilar(db: Db, { text, limit }: Named): Promise<PlaceRow[]> {
  const rows = await findPlacesFrom(db, text.slice(0, 1));
  return rows
    .map((row) => ({ row, errors: errorsIn(text, words(row.folded).join(' ')) }))
    .filter(({ errors }) => errors <= errorsAllowed(text.length))
    .sort((one, other) => one.errors - other.errors)
    .slice(0, limit)
    .map(({ row }) => row);
}

/** Also compares with the name's prefixes: the text may be incomplete. */
function errorsIn(text: string, name: string): number {
  const ends = [text.length - 1, text.length, text.length + 1, name.length];
  return Math.min(...ends.map((end) => errorsBetween(text, name.slice(0, end))));
}
