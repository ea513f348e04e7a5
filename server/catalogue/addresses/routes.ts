import type { FastifyInstance } from 'fastify';
import type { SitemapKind } from '#contract/addresses.ts';
import { sitemapFileCalls } from '#contract/values.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { notFound } from '#server/app-error.ts';
import type { Db, Deps } from '#server/deps.ts';
import { findCategory, findCity } from '../cities/repository.ts';
import { guestRoutes } from '../guest-reads.ts';
import {
  countCategories,
  findCityPaths,
  findContest,
  findFiles,
  findLocationPaths,
} from './repository.ts';

const hour = 3600;

/** Per call. A sitemap file joins `sitemapFileCalls` calls and is limited to 50,000 URLs. */
const maxUrls = 2_000;

export function registerAddresses(app: FastifyInstance, deps: Deps): void {
  const guestRoute = guestRoutes(app, deps);

  guestRoute('pageName', 60, async (db, { params }) => ({
    data: await resolveName(db, params.name),
  }));

  guestRoute('sitemapFiles', hour, async (db) => ({
    data: [...(await readFiles(db, 'cities')), ...(await readFiles(db, 'locations'))],
  }));

  guestRoute('sitemap', hour, async (db, { params: { kind }, query: { after } }) => {
    const find = kind === 'locations' ? findLocationPaths : findCityPaths;
    const size = await maxPerCall(db, kind);
    const rows = await find(db, after, size);
    const ids = new Set(rows.map(({ id }) => id));
    return {
      data: rows.map(({ path, modified }) => ({ path, modified: toIsoWithOffset(modified) })),
      next: ids.size < size ? null : (rows.at(-1)?.id ?? null),
    };
  });
}

async function readFiles(db: Db, kind: SitemapKind) {
  const files = await findFiles(db, kind, sitemapFileCalls * (await maxPerCall(db, kind)));
  return files.map(({ after, modified }) => ({ kind, after, modified: toIsoWithOffset(modified) }));
}

async function maxPerCall(db: Db, kind: SitemapKind): Promise<number> {
  if (kind === 'locations') return maxUrls;
  return Math.max(1, Math.floor(maxUrls / (1 + (await countCategories(db)))));
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
