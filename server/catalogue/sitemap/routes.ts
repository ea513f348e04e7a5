import type { FastifyInstance } from 'fastify';
import { sitemapFileCalls } from '#contract/values.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import {
  findCityFiles,
  findCityPaths,
  findLocationFiles,
  findLocationPaths,
} from './repository.ts';

const hour = 3600;

/** Ids per call. Each city has its own path and one per category. */
const sizes = { locations: 2_000, cities: 200 };

export function registerSitemap(app: FastifyInstance, { db }: Deps): void {
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
