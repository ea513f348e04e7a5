import type { FastifyInstance } from 'fastify';
import { words } from '#domain/words/fold.ts';
import { distanceKm, isInRomania } from '#domain/place/geo.ts';
import { countyLeads, placeName } from '#domain/search/place-name.ts';
import { notFound } from '#server/app-error.ts';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { guestReads } from '../guest-reads.ts';
import { findNamed } from './find-named.ts';
import { findNearestPlace, presentPlace } from './repository.ts';

/** Every place in the country has a locality within this distance. */
const maxNearestKm = 40;

export function registerPlaces(app: FastifyInstance, deps: Deps): void {
  const read = guestReads(deps);

  route(app, 'listPlaces', async ({ query }, request, reply) => {
    const [name = '', county = ''] = query.search.split(',');
    const within = words(county).filter((word) => !countyLeads.includes(word));
    const text = placeName(words(name).join(' '));
    const matchesNothing = text === '' && query.search !== '';
    const named = { text, within: within.join('-'), limit: query.limit };
    const rows = matchesNothing ? [] : await read(request, (db) => findNamed(db, named));
    cacheForEverybody(reply, 300);
    return { data: rows.map(presentPlace) };
  });

  route(app, 'nearestPlace', async ({ query }, request, reply) => {
    if (!isInRomania(query.latitude, query.longitude)) throw notFound();
    const row = await read(request, (db) => findNearestPlace(db, query));
    if (!row || distanceKm(query, row) > maxNearestKm) throw notFound();
    cacheForEverybody(reply, 300);
    return { data: presentPlace(row) };
  });
}
