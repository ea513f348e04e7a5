import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { LocationOrder } from '#contract/values.ts';
import type { Point } from '#domain/geo.ts';
import type { Database } from '../db/schema.ts';
import type { Db } from '../deps.ts';
import { likeLiteral } from '../like-pattern.ts';
import { countedAtMost } from '../pagination.ts';

/** Which locations: within a radius of a centre (null: the whole country), with every word, any category, any payment. */
export type LocationFilter = {
  center: Point | null;
  radiusKm: number;
  /** Folded words (domain/fold.ts). */
  words: readonly string[];
  categories: readonly number[];
  paymentMethods: readonly number[];
};

type Page = {
  order: LocationOrder;
  limit: number;
  offset: number;
};

/**
 * The orders of the list. `default` ("Recomandate") is by score, a mean of the ratings that one review cannot win,
 * `rating` by the plain mean, `reviews` by their number; then the nearer one, then the id, so that pages never mix.
 * `distance` without a centre is the default.
 */
const keys: Record<LocationOrder, readonly string[]> = {
  default: ['score desc'],
  distance: [],
  rating: ['average_rating desc', 'rating_count desc'],
  reviews: ['rating_count desc', 'average_rating desc'],
};

/**
 * The ids of one page in their order, and how many match: exact up to countedAtMost, above it one more. Pages behind
 * what is counted are empty.
 */
export async function searchLocations(
  db: Db,
  filter: LocationFilter,
  page: Page,
): Promise<{ ids: number[]; total: number }> {
  const orderBy = orderOf(page.order, filter.center);
  const { hits, total } = await db
    .with(
      (cte) => cte('hits').materialized(),
      (cte) => matching(cte, filter, 'by area').limit(countedAtMost + 1),
    )
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('hits')
          .select('hits.id')
          .orderBy(orderBy)
          .limit(page.limit)
          .offset(page.offset),
      ).as('hits'),
      sql<number>`(SELECT count(*) FROM hits)`.as('total'),
    ])
    .executeTakeFirstOrThrow();
  if (total <= countedAtMost) return { ids: hits.map(({ id }) => id), total };
  if (page.offset >= countedAtMost) return { ids: [], total };
  // What was counted is any ten thousand of them, not the first: the page comes from the order's own index.
  const rows = await matching(db, filter, 'by order')
    .orderBy(page.order === 'distance' && filter.center ? nearestFirst : orderBy)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}

/** The ids of well-rated locations outside `except`: the nearest to the centre, or the best without one. */
export async function findGoodLocations(
  db: Db,
  filter: Pick<LocationFilter, 'center' | 'categories'>,
  except: readonly number[],
  limit: number,
): Promise<number[]> {
  const everywhere = { words: [], paymentMethods: [], ...filter, radiusKm: Infinity };
  const rows = await matching(db, everywhere, 'by order')
    .where('score', '>=', goodScore)
    .$if(except.length > 0, (query) => query.where('locations.id', 'not in', [...except]))
    .orderBy(filter.center ? nearestFirst : orderOf('default', null))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Alone, so that the index on the position gives the order: with a second key the planner sorts everything. */
const nearestFirst = sql.raw('chord');

/** The score of a location without reviews: below it stand those that disappointed. */
const goodScore = 4.2;

/**
 * `chord` is the straight line to the centre, km: it orders like the great circle. `by area` finds by position and lets any order follow; `by order` walks an order and leaves out what is outside.
 */
function matching(db: Pick<Db, 'selectFrom'>, filter: LocationFilter, way: 'by area' | 'by order') {
  const center = filter.center && cubeAt(filter.center);
  let query = db
    .selectFrom('locations')
    .select(['locations.id', 'score', 'average_rating', 'rating_count'])
    .select(
      (center ? sql`position <-> ${center}` : sql`NULL`).$castTo<number | null>().as('chord'),
    );
  if (center && Number.isFinite(filter.radiusKm)) {
    query = within(query, center, chordKm(filter.radiusKm), way);
  }
  for (const word of filter.words) {
    query = query.where('search_text', 'like', `%${likeLiteral(word)}%`);
  }
  const { categories, paymentMethods } = filter;
  if (categories.length > 0) {
    query = query.where(sql<boolean>`EXISTS (SELECT FROM location_categories AS c
      WHERE c.location_id = locations.id AND c.category_id = ANY (${categories}::bigint[]))`);
  }
  if (paymentMethods.length > 0) {
    query = query.where(sql<boolean>`EXISTS (SELECT FROM location_payment_methods AS p
      WHERE p.location_id = locations.id AND p.payment_method_id = ANY (${paymentMethods}::bigint[]))`);
  }
  return query;
}

function within<O>(
  query: SelectQueryBuilder<Database, 'locations', O>,
  center: RawBuilder<string>,
  chord: number,
  way: 'by area' | 'by order',
) {
  const near = query.where(sql<boolean>`cube_distance(position, ${center}) <= ${chord}::float8`);
  if (way === 'by order') return near;
  return near.where(sql<boolean>`position <@ cube_enlarge(${center}, ${chord}::float8, 3)`);
}

function orderOf(order: LocationOrder, center: Point | null) {
  const sort = order === 'distance' && !center ? 'default' : order;
  return sql.raw([...keys[sort], ...(center ? ['chord'] : []), 'id'].join(', '));
}

/** The radius of the sphere on which locations.position stands, km. */
const earthRadiusKm = 6371;

/** The straight line, km, between two points that lie `distanceKm` apart on the sphere. */
function chordKm(distanceKm: number): number {
  return 2 * earthRadiusKm * Math.sin(distanceKm / (2 * earthRadiusKm));
}

/** A point as locations.position stores it: a cube of no size, km from the centre of the earth. */
function cubeAt({ latitude, longitude }: Point): RawBuilder<string> {
  const north = (latitude * Math.PI) / 180;
  const east = (longitude * Math.PI) / 180;
  const x = earthRadiusKm * Math.cos(north) * Math.cos(east);
  const y = earthRadiusKm * Math.cos(north) * Math.sin(east);
  const z = earthRadiusKm * Math.sin(north);
  return sql<string>`cube(ARRAY[${x}::float8, ${y}::float8, ${z}::float8])`;
}
