import { sql, type SqlBool } from 'kysely';
import type { CallOutput } from '#contract/types.ts';
import type { Db } from '#server/deps.ts';
import { orderOf } from '../locations/matching-repository.ts';
import { localities, nearness, type PlaceRow } from '../places/repository.ts';

const maxSampled = 200;

const countAll = sql<number>`count(*)`;

type CityCategory = { cityId: number; categoryId: number | null };

type County = CallOutput<'cities'>['data'][number];

export async function loadCitiesByCounty(db: Db, maxCities: number): Promise<County[]> {
  const { rows } = await sql<County>`
    SELECT counties.slug, counties.name, to_json((array_agg(
      json_build_object('slug', localities.slug, 'name', localities.name, 'locations_count', counted)
      ORDER BY counted DESC, localities.slug))[:${maxCities}::integer]) AS cities
    FROM (SELECT locality_id, count(*) AS counted FROM locations GROUP BY locality_id) AS cities
      JOIN localities ON localities.id = locality_id
      JOIN counties ON counties.id = county_id
    GROUP BY counties.id ORDER BY counties.id`.execute(db);
  return rows;
}

export function findCity(db: Db, slug: string) {
  return localities(db).where('localities.slug', '=', slug).executeTakeFirst();
}

export function findCategory(db: Db, slug: string) {
  return db
    .selectFrom('categories')
    .select(['id', 'slug', 'name'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

export function loadCityTotals(db: Db, which: CityCategory) {
  return locationsOf(db, which)
    .select([
      countAll.as('locations_count'),
      sql<number | null>`min(price_from_bani)`.as('price_from_bani'),
      sql<number | null>`max(price_from_bani)`.as('price_to_bani'),
      sql<number>`coalesce(sum(rating_sum), 0)`.as('rating_sum'),
      sql<number>`coalesce(sum(rating_count), 0)`.as('rating_count'),
    ])
    .executeTakeFirstOrThrow();
}

export async function findCityLocations(
  db: Db,
  which: CityCategory,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await locationsOf(db, which)
    .select('locations.id')
    .orderBy(orderOf(null, null))
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findCommonServices(db: Db, which: CityCategory, limit: number) {
  const best = locationsOf(db, which)
    .select('locations.id')
    .orderBy('score', 'desc')
    .orderBy('locations.id')
    .limit(maxSampled);
  const rows = await db
    .selectFrom(best.as('best'))
    .innerJoin('services', 'services.location_id', 'best.id')
    .select('services.name')
    .where('services.active', '=', true)
    .where('services.is_subscription', '=', false)
    .groupBy('services.name')
    .orderBy(sql`count(DISTINCT best.id)`, 'desc')
    .orderBy('services.name')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}

export function loadCityCategories(db: Db, cityId: number) {
  return db
    .selectFrom('locations')
    .innerJoin('location_categories', 'location_categories.location_id', 'locations.id')
    .innerJoin('categories', 'categories.id', 'location_categories.category_id')
    .select(['categories.slug', 'categories.name', countAll.as('locations_count')])
    .where('locations.locality_id', '=', cityId)
    .groupBy('categories.id')
    .orderBy('categories.position')
    .orderBy('categories.id')
    .execute();
}

export function findNeighbours(db: Db, city: PlaceRow, categoryId: number | null, limit: number) {
  const locations = sql`FROM locations WHERE locality_id = localities.id AND ${hasCategory(categoryId)}`;
  return db
    .selectFrom('localities')
    .select(['slug', 'name', sql<number>`(SELECT count(*) ${locations})`.as('locations_count')])
    .where('id', '<>', city.id)
    .where(sql<SqlBool>`EXISTS (SELECT ${locations})`)
    .orderBy(nearness(city))
    .orderBy('id')
    .limit(limit)
    .execute();
}

function locationsOf(db: Db, { cityId, categoryId }: CityCategory) {
  return db
    .selectFrom('locations')
    .where('locations.locality_id', '=', cityId)
    .where(hasCategory(categoryId));
}

function hasCategory(categoryId: number | null) {
  if (categoryId === null) return sql<SqlBool>`true`;
  return sql<SqlBool>`EXISTS (SELECT FROM location_categories AS own
    WHERE own.location_id = locations.id AND own.category_id = ${categoryId})`;
}
