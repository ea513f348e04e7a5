import { sql, type AliasedExpression, type InferResult, type RawBuilder } from 'kysely';
import { locationOrders, type LocationOrder } from '#contract/location-order.ts';
import type { Point } from '#domain/place/geo.ts';
import type { WordMeaning } from '#domain/search/text-query.ts';
import type { Db } from '#server/deps.ts';
import type { DayHours } from '../search-text/read-search.ts';
import { chordKm, cubeAt } from './position-repository.ts';
import { isFree, isOpen } from './time-repository.ts';

/**
 * Locations within a radius of a center (null: the whole country) that match every word, any category and any
 * payment method.
 */
export type LocationFilter = {
  center: Point | null;
  radiusKm: number;
  words: readonly WordMeaning[];
  categories: readonly number[];
  paymentMethods: readonly number[];
  /** When a slot has to be free; null for any time. */
  freeOn?: readonly DayHours[] | null;
  /** When the location has to be open; null for any time. */
  openAt?: Date | null;
};

export type Condition = RawBuilder<string>;

/**
 * Selects the locations that match the index conditions within the radius. `chord` is the straight-line
 * distance to the center in km; it sorts like the great-circle distance.
 */
export function indexed(
  db: Pick<Db, 'selectFrom'>,
  { center, radiusKm }: Pick<LocationFilter, 'center' | 'radiusKm'>,
  conditions: readonly Condition[],
) {
  const point = center && cubeAt(center);
  let found = db
    .selectFrom('locations')
    .select(['id', 'score', 'score_tenths', 'average_rating', 'rating_count'])
    .select((point ? sql`position <-> ${point}` : sql`NULL`).$castTo<number | null>().as('chord'));
  for (const condition of conditions) found = found.where(holds(condition));
  if (point && Number.isFinite(radiusKm)) {
    const chord = chordKm(radiusKm);
    found = found.where(sql<boolean>`cube_distance(position, ${point}) <= ${chord}::float8`);
    // Without index conditions, this avoids a full table scan.
    if (conditions.length === 0)
      found = found.where(sql<boolean>`position <@ cube_enlarge(${point}, ${chord}::float8, 3)`);
  }
  // OFFSET 0 makes this a separate subquery; otherwise the planner scans the whole table in some sort order.
  return conditions.length > 0 ? found.offset(0) : found;
}

type Candidate = InferResult<ReturnType<typeof indexed>>[number];

type Found = { as: (name: 'found') => AliasedExpression<Candidate, 'found'> };

/** Names the common table `candidates` for `selected`. */
export const candidateTable = sql<Candidate>`candidates`.as<'locations'>(sql.ref('locations'));

export function selected(
  db: Pick<Db, 'selectFrom'>,
  candidates: AliasedExpression<Candidate, 'locations'>,
  {
    paymentMethods,
    freeOn,
    openAt,
  }: Omit<LocationFilter, 'center' | 'radiusKm' | 'words' | 'categories'>,
) {
  let query = db.selectFrom(candidates).selectAll('locations');
  if (paymentMethods.length > 0) {
    query = query.where(sql<boolean>`EXISTS (SELECT FROM location_payment_methods AS p
      WHERE p.location_id = locations.id AND p.payment_method_id = ANY (${paymentMethods}::bigint[]))`);
  }
  if (freeOn) query = query.where(isFree(freeOn));
  return openAt ? query.where(isOpen(openAt)) : query;
}

/**
 * Selects the locations of a filter that match `fit`, for orders that have their own index. If many match,
 * that index finds the first ones faster than the search index finds all.
 */
export function everyone(
  db: Db,
  { center, radiusKm, categories, ...filter }: Omit<LocationFilter, 'words'>,
  fit?: string,
) {
  let query = selected(db, indexed(db, { center, radiusKm: Infinity }, []).as('locations'), filter);
  if (fit)
    query = query.where(sql<boolean>`EXISTS (SELECT FROM locations AS own
    WHERE own.id = locations.id AND own.search_document @@ ${fit}::tsquery)`);
  if (center && Number.isFinite(radiusKm)) query = query.where('chord', '<=', chordKm(radiusKm));
  if (categories.length === 0) return query;
  return query.where(sql<boolean>`EXISTS (SELECT FROM location_categories AS c
    WHERE c.location_id = locations.id AND c.category_id = ANY (${categories}::bigint[]))`);
}

/**
 * Runs `search` for each list of conditions in turn. A later list is read only as far as the query's limit
 * requires. All lists have the same length.
 */
export function oneAfterAnother(
  db: Db,
  lists: readonly (readonly string[])[],
  search: (conditions: Condition[]) => Found,
) {
  const columns = (lists[0] ?? []).map((_, at) => ({
    name: sql.ref(`condition_${at}`),
    values: sql`${lists.map((list) => list[at])}::text[]`,
  }));
  // Step numbers keep unnest non-empty when there are no conditions.
  const numbers = sql`${lists.map((_, at) => at)}::integer[]`;
  const step =
    sql`unnest(${sql.join([numbers, ...columns.map(({ values }) => values)])})`.as<'step'>(
      sql`step(${sql.join([sql.ref('number'), ...columns.map(({ name }) => name)])})`,
    );
  const found = search(columns.map(({ name }) => sql<string>`step.${name}::tsquery`));
  return db
    .selectFrom(step)
    .innerJoinLateral(found.as('found'), (join) => join.onTrue())
    .selectAll('found');
}

/** Uses the same expression as the index, so that the planner can use it. */
function holds(condition: Condition): RawBuilder<boolean> {
  return sql<boolean>`search_entries(search_document, latitude, longitude, score_tenths) @@ ${condition}`;
}

export function fitAmong(conditions: readonly string[]): RawBuilder<number> {
  return sql<number>`(SELECT min(fit.place) FROM locations AS own
    JOIN unnest(${conditions}::text[]) WITH ORDINALITY AS fit(condition, place)
      ON own.search_document @@ fit.condition::tsquery WHERE own.id = found.id)`;
}

/** A single key, so that the position index provides the order; with a second key the planner sorts everything. */
export const nearestFirst = sql.raw('chord');

/**
 * Sort keys for `matching`. `default` ("Recomandate") sorts by score, a weighted mean that a single review
 * cannot dominate. The id last keeps pages from overlapping.
 */
export function orderOf(order: LocationOrder, center: Point | null) {
  const fields = order === 'default' ? ['score_tenths'] : locationOrders[order].fields;
  const keys = fields.map((field) => `${field} desc`);
  return sql.raw([...keys, ...(center ? ['chord'] : []), 'id'].join(', '));
}
