import type { FastifyInstance } from 'fastify';
import { sitemapFileCalls } from '#contract/values.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { notFound } from '#server/app-error.ts';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { findCategory } from '../cities/repository.ts';
import {
  findCityFiles,
  findCityPaths,
  findCitySlug,
  findContest,
  findLocationFiles,
  findLocationPaths,
} from './repository.ts';

const hour = 3600;

/** Maximum per call. A city has a path of its own and one per category. */
const sizes = { locations: 2_000, cities: 200 };

export function registerAddresses(app: FastifyInstance, { db }: Deps): void {
  route(app, 'pageName', async ({ params: { name } }, _request, reply) => {
    const city = (await findCitySlug(db, name)) ?? null;
    const category = city ? null : ((await findCategory(db, name)) ?? null);
    const contest = city || category ? null : ((await findContest(db, name)) ?? null);
    if (!city && !category && !contest) throw notFound();
    cacheForEverybody(reply, 60);
    return { data: { city, category: category && { id: category.id }, contest } };
  });

  route(app, 'sitemapFiles', async (_input, _request, reply) => {
    const files = {
      cities: await findCityFiles(db, sizes.cities * sitemapFileCalls),
      locations: await findLocationFiles(db, sizes.locations * sitemapFileCalls),
    };
    cacheForEverybody(reply, hour);
    return {
      data: (['cities', 'locations'] as const).flatMap((kind) =>
        files[kind].map(({ after, modified }) => ({
          ...{ kind, after, modified: toIsoWithOffset(modified) },
        })),
      ),
    };
  });

  route(app, 'sitemap', async ({ params: { kind }, query: { after } }, _request, reply) => {
    const find = kind === 'locations' ? findLocationPaths : findCityPaths;
    const rows = await find(db, after, sizes[kind]);
    const ids = new Set(rows.map(({ id }) => id));
    cacheForEverybody(reply, hour);
    return {
      data: rows.map(({ path, modified }) => ({ path, modified: toIsoWithOffset(modified) })),
      next: ids.size < sizes[kind] ? null : (rows.at(-1)?.id ?? null),
    };
  });
}
