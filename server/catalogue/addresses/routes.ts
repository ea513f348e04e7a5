import type { FastifyInstance } from 'fastify';
import { sitemapFileCalls } from '#contract/values.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { notFound } from '#server/app-error.ts';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Db, Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { findCategory, findCity } from '../cities/repository.ts';
import { guestReads } from '../guest-reads.ts';
import {
  findCityFiles,
  findCityPaths,
  findContest,
  findLocationFiles,
  findLocationPaths,
} from './repository.ts';

const hour = 3600;

/** Maximum per call. A city has a path, plus one per category. */
const sizes = { locations: 2_000, cities: 200 };

export function registerAddresses(app: FastifyInstance, deps: Deps): void {
  const read = guestReads(deps);

  route(app, 'pageName', async ({ params: { name } }, request, reply) => {
    const data = await read(request, (db) => resolveName(db, name));
    cacheForEverybody(reply, 60);
    return { data };
  });

  route(app, 'sitemapFiles', async (_input, request, reply) => {
    const files = await read(request, async (db) => ({
      cities: await findCityFiles(db, sizes.cities * sitemapFileCalls),
      locations: await findLocationFiles(db, sizes.locations * sitemapFileCalls),
    }));
    cacheForEverybody(reply, hour);
    return {
      data: (['cities', 'locations'] as const).flatMap((kind) =>
        files[kind].map(({ after, modified }) => ({
          kind,
          after,
          modified: toIsoWithOffset(modified),
        })),
      ),
    };
  });

  route(app, 'sitemap', async ({ params: { kind }, query: { after } }, request, reply) => {
    const find = kind === 'locations' ? findLocationPaths : findCityPaths;
    const rows = await read(request, (db) => find(db, after, sizes[kind]));
    const ids = new Set(rows.map(({ id }) => id));
    cacheForEverybody(reply, hour);
    return {
      data: rows.map(({ path, modified }) => ({ path, modified: toIsoWithOffset(modified) })),
      next: ids.size < sizes[kind] ? null : (rows.at(-1)?.id ?? null),
    };
  });
}

async function resolveName(db: Db, name: string) {
  const none = { city: null, category: null, contest: null };
  const city = await findCity(db, name);
  if (city) return { ...none, city: { slug: city.slug } };
  const category = await findCategory(db, name);
  if (category) return { ...none, category: { id: category.id } };
  const contest = await findContest(db, name);
  if (!contest) throw notFound();
  return { ...none, contest };
}
