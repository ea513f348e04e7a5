import { sql, type RawBuilder } from 'kysely';
import type { Point } from '#domain/geo.ts';
import type { Db } from '../deps.ts';
import { likeLiteral } from '../like-pattern.ts';

/** Localities with their county's name. */
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

/** What a place is called (folded words, single spaces), and how the slug of its county or city begins; '' where that is not said. */
export type Named = { text: string; within: string; limit: number };

export type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number];

/**
 * The localities whose folded name contains a text: those that have it in that county first, then those that begin with it,
 * each group by population. A hyphen counts as a space: "cluj napoca" finds Cluj-Napoca.
 */
export function findPlaces(db: Db, { text, within, limit }: Named) {
  const name = sql<string>`translate(localities.folded, '-.', '  ')`;
  const literal = likeLiteral(text);
  return localities(db)
    .where(name, 'like', `%${literal}%`)
    .orderBy(sql`${name} = ${text} AND ${begins(sql.ref('counties.slug'), within)}`, 'desc')
    .orderBy(sql`${name} LIKE ${`${literal}%`}`, 'desc')
    .orderBy('localities.population', 'desc')
    .orderBy('localities.id')
    .limit(limit)
    .execute();
}

/** The districts with a name that begins with a text, each as a place of its city: those of that city first, then the largest cities. */
export async function findDistricts(db: Db, { text, within, limit }: Named): Promise<PlaceRow[]> {
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
      sql<boolean>`EXISTS (SELECT FROM unnest(districts.names) AS name WHERE name LIKE ${`${likeLiteral(text)}%`})`,
    )
    .orderBy(begins(sql.ref('localities.slug'), within), 'desc')
    .orderBy('localities.population', 'desc')
    .orderBy('districts.id')
    .limit(limit)
    .execute();
}

/** Whether a slug begins so; none does with ''. */
function begins(slug: RawBuilder<unknown>, within: string): RawBuilder<boolean> {
  return sql<boolean>`(${within} <> '' AND starts_with(${slug}, ${within}))`;
}

/** All localities whose folded name begins with a letter, the largest first. */
export function findPlacesFrom(db: Db, letter: string) {
  return localities(db)
    .select('localities.folded')
    .where('localities.folded', 'like', `${likeLiteral(letter)}%`)
    .orderBy('localities.population', 'desc')
    .orderBy('localities.id')
    .execute();
}

/** What localities are ordered by, the nearest to a point first, on a flat map: near enough for places that are kilometres apart. */
export function nearness({ latitude, longitude }: Point): RawBuilder<number> {
  const north = sql`localities.latitude - ${latitude}::float8`;
  const east = sql`(localities.longitude - ${longitude}::float8) * cos(radians(${latitude}::float8))`;
  return sql<number>`(${north}) ^ 2 + (${east}) ^ 2`;
}

/** The locality nearest to a position. */
export function findNearestPlace(db: Db, position: Point) {
  return localities(db)
    .orderBy(nearness(position))
    .orderBy('localities.id')
    .limit(1)
    .executeTakeFirst();
}

/** The most populous localities that have locations, with how many, the largest first. */
export function findFeaturedCities(db: Db, limit: number) {
  return localities(db)
    .select(
      sql<number>`(SELECT count(*) FROM locations WHERE locality_id = localities.id)`.as(
        'locations_count',
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('locations')
          .select('locations.id')
          .whereRef('locations.locality_id', '=', 'localities.id'),
      ),
    )
    .orderBy('localities.population', 'desc')
    .orderBy('localities.id')
    .limit(limit)
    .execute();
}
