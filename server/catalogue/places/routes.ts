import type { FastifyInstance } from 'fastify';
import { words } from '#domain/words/fold.ts';
import { distanceKm, isInRomania } from '#domain/place/geo.ts';
import { countyLeads, placeName } from '#domain/search/place-name.ts';
import { errorsAllowed, errorsBetween } from '#domain/search/typing-errors.ts';
import { notFound } from '#server/app-error.ts';
import type { Db, Deps } from '#server/deps.ts';
import { guestRoutes } from '../guest-reads.ts';
import {
  findDistricts,
  findNearestPlace,
  findPlaces,
  findPlacesFrom,
  presentPlace,
  type Named,
  type PlaceRow,
} from './repository.ts';

/** Every point in Romania has a locality within this distance. */
const maxNearestKm = 40;

export function registerPlaces(app: FastifyInstance, deps: Deps): void {
  const guestRoute = guestRoutes(app, deps);

  guestRoute('listPlaces', 300, async (db, { query }) => {
    const [name = '', county = ''] = query.search.split(',');
    const within = words(county).filter((word) => !countyLeads.includes(word));
    const text = placeName(words(name).join(' '));
    const matchesNothing = text === '' && query.search !== '';
    const named = { text, within: within.join('-'), limit: query.limit };
    const rows = matchesNothing ? [] : await findNamed(db, named);
    return { data: rows.map(presentPlace) };
  });

  guestRoute('nearestPlace', 300, async (db, { query }) => {
    if (!isInRomania(query.latitude, query.longitude)) throw notFound();
    const row = await findNearestPlace(db, query);
    if (!row || distanceKm(query, row) > maxNearestKm) throw notFound();
    return { data: presentPlace(row) };
  });
}

async function findNamed(db: Db, named: Named): Promise<PlaceRow[]> {
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

/** Compares also with the name's prefixes, because the text may be incomplete. */
function errorsIn(text: string, name: string): number {
  const ends = [text.length - 1, text.length, text.length + 1, name.length];
  return Math.min(...ends.map((end) => errorsBetween(text, name.slice(0, end))));
}
