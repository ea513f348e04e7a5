import { sql, type RawBuilder } from 'kysely';
import type { Place } from '#contract/place.ts';
import type { Point } from '#domain/place/geo.ts';
import type { Db } from '#server/deps.ts';

export const spokenName = sql<string>`translate(localities.folded, '-.', '  ')`;

export function localities(db: Db) {
  return db
    .selectFrom('localities')
    .innerJoin('counties', 'counties.id', 'localities.county_id')
    .select([
      'localities.id',
      'localities.name',
      'localities.slug',
      'localities.latitude',
      'localities.longitude',
      'counties.name as county',
    ]);
}

/** `text` is folded, with single spaces. `within` begins the slug of county or city, or is ''. */
export type Named = { text: string; within: string; limit: number };

export type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number];

export function findPlaces(db: Db, { text, within, limit }: Named) {
  const literal = likeLiteral(text);
  return localities(db)
    .where(spokenName, 'like', `%${literal}%`)
    .orderBy(sql`${spokenName} = ${text} AND ${begins(sql.ref('counties.slug'), within)}`, 'desc')
    .orderBy(sql`${spokenName} LIKE ${`${literal}%`}`, 'desc')
    .orderBy('localities.population', 'desc')
    .orderBy('localities.id')
    .limit(limit)
    .execute();
}

/** Returns the city as `county`. "copou iasi" and "iasi copou" find Copou. */
export async function findDistricts(db: Db, { text, within, limit }: Named): Promise<PlaceRow[]> {
  const prefix = `${likeLiteral(text)}%`;
  return db
    .selectFrom('districts')
    .innerJoin('localities', 'localities.id', 'districts.locality_id')
    .select([
      'districts.id',
      'districts.name',
      'localities.slug',
      'districts.latitude',
      'districts.longitude',
      'localities.name as county',
    ])
    .where(
      sql<boolean>`EXISTS (SELECT FROM unnest(districts.names) AS name WHERE name LIKE ${prefix}
        OR name || ' ' || ${spokenName} LIKE ${prefix} OR ${spokenName} || ' ' || name LIKE ${prefix})`,
    )
    .orderBy(begins(sql.ref('localities.slug'), within), 'desc')
    .orderBy('localities.population', 'desc')
    .orderBy('districts.id')
    .limit(limit)
    .execute();
}

function begins(slug: RawBuilder<unknown>, within: string): RawBuilder<boolean> {
  return sql<boolean>`(${within} <> '' AND starts_with(${slug}, ${within}))`;
}

export function presentPlace({ id, name, county, latitude, longitude }: PlaceRow): Place {
  const label = name === county ? name : `${name}, ${county}`;
  return { id, name, county, label, latitude, longitude };
}

export function findPlacesFrom(db: Db, letter: string) {
  return localities(db)
    .select('localities.folded')
    .where('localities.folded', 'like', `${likeLiteral(letter)}%`)
    .orderBy('localities.population', 'desc')
    .orderBy('localities.id')
    .execute();
}

/** Sorts by distance on a flat map, which is accurate enough between places. */
export function nearness({ latitude, longitude }: Point): RawBuilder<number> {
  const north = sql`localities.latitude - ${latitude}::float8`;
  const east = sql`(localities.longitude - ${longitude}::float8) * cos(radians(${latitude}::float8))`;
  return sql<number>`(${north}) ^ 2 + (${east}) ^ 2`;
}

export function findNearestPlace(db: Db, position: Point) {
  return localities(db)
    .orderBy(nearness(position))
    .orderBy('localities.id')
    .limit(1)
    .executeTakeFirst();
}

function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
