import { sql } from 'kysely';
import type { SitemapKind } from '#contract/addresses.ts';
import { locationPath } from '#domain/place/location-path.ts';
import type { Db } from '#server/deps.ts';

export function findContest(db: Db, token: string) {
  return db
    .selectFrom('contests')
    .select(['token', 'title', 'body', 'valid_until'])
    .where('token', '=', token)
    .executeTakeFirst();
}

type Row = { path: string; modified: Date; id: number };

const listed = {
  locations: sql`SELECT id, updated_at AS modified FROM locations`,
  cities: sql`SELECT locality_id AS id, max(updated_at) AS modified FROM locations GROUP BY locality_id`,
};

export async function findFiles(db: Db, kind: SitemapKind, maxPerFile: number) {
  const { rows } = await sql<{ after: number; modified: Date }>`
    SELECT min(id) - 1 AS after, max(modified) AS modified
    FROM (SELECT id, modified, (row_number() OVER (ORDER BY id) - 1) / ${maxPerFile}::bigint AS file
      FROM (${listed[kind]}) AS listed) AS numbered
    GROUP BY file ORDER BY file`.execute(db);
  return rows;
}

export async function findLocationPaths(db: Db, after: number, limit: number): Promise<Row[]> {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'slug', 'updated_at as modified'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, slug, modified }) => ({ id, modified, path: locationPath(id, slug) }));
}

export async function findCityPaths(db: Db, after: number, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    WITH cities AS (
      SELECT DISTINCT locality_id AS id FROM locations WHERE locality_id > ${after}::bigint
      ORDER BY locality_id LIMIT ${limit})
    SELECT l.id, '/' || l.slug || coalesce('/' || c.slug, '') AS path, max(o.updated_at) AS modified
    FROM cities JOIN localities AS l ON l.id = cities.id JOIN locations AS o ON o.locality_id = l.id
      JOIN location_categories AS own ON own.location_id = o.id
      JOIN categories AS c ON c.id = own.category_id
    GROUP BY GROUPING SETS ((l.id, l.slug), (l.id, l.slug, c.slug))
    ORDER BY l.id, c.slug NULLS FIRST`.execute(db);
  return rows;
}

export async function countCategories(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('categories')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
