import type { FastifyInstance } from 'fastify';
import { words } from '#domain/fold.ts';
import { distanceKm } from '#domain/distance.ts';
import { isInRomania } from '#domain/geo.ts';
import { notFound } from '../app-error.ts';
import { cacheForEverybody } from '../cache-control.ts';
import type { Deps } from '../deps.ts';
import { route } from '../route.ts';
import { presentPlace } from './presenter.ts';
import { findNearestPlace, findPlaces } from './repository.ts';
import { findSimilarPlaces } from './similar-places.ts';

/** No place of the country is farther from a locality; behind the border the nearest one soon is. */
const nearestWithinKm = 40;

/** Localities of the gazetteer. */
export function registerPlaces(app: FastifyInstance, { db }: Deps): void {
  route(app, 'listPlaces', async ({ query }, _request, reply) => {
    // A chosen label comes back as text: its county is no part of the name.
    const [name = ''] = query.search.split(',', 1);
    const text = words(name).join(' ');
    const matchesNothing = text === '' && query.search !== '';
    const found = matchesNothing ? [] : await findPlaces(db, text, query.limit);
    const isMisspelt = found.length === 0 && text !== '';
    const rows = isMisspelt ? await findSimilarPlaces(db, text, query.limit) : found;
    cacheForEverybody(reply, 300);
    return { data: rows.map(presentPlace) };
  });

  route(app, 'nearestPlace', async ({ query }, _request, reply) => {
    const { latitude, longitude } = query;
    if (!isInRomania(latitude, longitude)) throw notFound();
    const row = await findNearestPlace(db, latitude, longitude);
    if (!row || distanceKm(query, row) > nearestWithinKm) throw notFound();
    cacheForEverybody(reply, 300);
    return { data: presentPlace(row) };
  });
}
