import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/app-error.ts';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { findCategory, findCitySlug, findContest } from './repository.ts';

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
