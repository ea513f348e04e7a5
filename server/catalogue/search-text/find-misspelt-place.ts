import { isOtherName, placeAlike, unreadNames } from '#domain/search/misspelt-place.ts';
import { bareFrom, type NamedPlace } from '#domain/search/read-place.ts';
import type { Db } from '#server/deps.ts';
import { findLargePlaces } from './named-places-repository.ts';
import { findByPrefix, findNear } from './words-repository.ts';

/** Ignores typed names that resemble known words. */
export async function findMisspeltPlace(
  db: Db,
  text: string,
  known: readonly NamedPlace[],
): Promise<NamedPlace | null> {
  const names = unreadNames(text, known);
  if (names.length === 0) return null;
  const places = await findLargePlaces(db, { population: bareFrom });
  for (const one of names) {
    const place = placeAlike(one.name, places);
    if (!place) continue;
    const vocabulary = [...(await findNear(db, one.words)), ...(await findByPrefix(db, one.words))];
    if (!isOtherName(one, place, vocabulary)) return { ...place, names: [one.name] };
  }
  return null;
}
