import type { FastifyInstance } from 'fastify';
import { notFound } from '../app-error.ts';
import { cacheForEverybody } from '../cache-control.ts';
import type { Deps } from '../deps.ts';
import { route } from '../route.ts';
import { findCategory, findCitySlug, findContest } from './repository.ts';

/**
 * Resolves the first path segment of a URL that is not a page of the web: to a city, else a category, else a
 * contest.
 */
export function registerPageNames(app: FastifyInstance, { db }: Deps): void {
  route(app, 'pageName', async ({ params: { name } }, _request, reply) => {
    const city = (await findCitySlug(db, name)) ?? null;
    const category = city ? null : ((await findCategory(db, name)) ?? null);
    const contest = city || category ? null : ((await findContest(db, name)) ?? null);
    if (!city && !category && !contest) throw notFound();
    cacheForEverybody(reply, 60);
    return { data: { city, category, contest } };
  });
}
