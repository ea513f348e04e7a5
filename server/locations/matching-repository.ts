import { sql, type RawBuilder } from 'kysely';
import type { LocationOrder } from '#contract/values.ts';
import type { Point } from '#domain/geo.ts';
import type { WordMeaning } from '#domain/search/text-query.ts';
import type { Db } from '../deps.ts';
import type { DayHours } from '../search-text/read-search.ts';
import { chordKm, cubeAt } from './position-repository.ts';
import { isFree, isOpen } from './time-repository.ts';

/** Which locations: within a radius of a centre (null: the whole country), with every word, any category, any payment. */
export type LocationFilter = {
  center: Point | null;
  radiusKm: number;
  /** What each word means (read-text.ts). */
  words: readonly WordMeaning[];
  categories: readonly number[];
  paymentMethods: readonly number[];
  /** When something has to be free; null for any time. */
  freeOn?: readonly DayHours[] | null;
  /** An instant at which the location is open; null for any time. */
  openAt?: Date | null;
};

/** A condition in the language of the search index (tsquery). */
export type Condition = RawBuilder<string>;

/**
 * The locations of a filter, of those that the search index finds by its conditions; `chord` is the straight line to the
 * centre, km: it orders like the great circle. Payment, time and hours are looked up for `maxRead` of them at most.
 */
export function matching(
  db: Pick<Db, 'selectFrom'>,
  {
    center,
    radiusKm,
    paymentMethods,
    freeOn,
    openAt,
  }: Omit<LocationFilter, 'words' | 'categories'>,
  conditions: readonly Condition[],
  maxRead?: number,
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
    // Without conditions nothing else would keep the whole table from being read.
    if (conditions.length === 0)
      found = found.where(sql<boolean>`position <@ cube_enlarge(${point}, ${chord}::float8, 3)`);
  }
  // With an offset it is answered by itself: the planner would read the whole table in some order.
  if (conditions.length > 0) found = found.offset(0);
  if (maxRead !== undefined) found = found.limit(maxRead);
  let query = db.selectFrom(found.as('locations')).selectAll('locations');
  if (paymentMethods.length > 0) {
    query = query.where(sql<boolean>`EXISTS (SELECT FROM location_payment_methods AS p
      WHERE p.location_id = locations.id AND p.payment_method_id = ANY (${paymentMethods}::bigint[]))`);
  }
  if (freeOn) query = query.where(isFree(freeOn));
  return openAt ? query.where(isOpen(openAt)) : query;
}

/**
 * The locations of a filter that fit the words as `fit` says, for an order that has an index of its own: if many match,
 * that one finds the first of them sooner than the search index finds all.
 */
export function everyone(
  db: Db,
  { center, radiusKm, categories, ...filter }: Omit<LocationFilter, 'words'>,
  fit?: string,
) {
  let query = matching(db, { ...filter, center, radiusKm: Infinity }, []);
  if (fit)
    query = query.where(sql<boolean>`EXISTS (SELECT FROM locations AS own
    WHERE own.id = locations.id AND own.search_document @@ ${fit}::tsquery)`);
  if (center && Number.isFinite(radiusKm)) query = query.where('chord', '<=', chordKm(radiusKm));
  if (categories.length === 0) return query;
  return query.where(sql<boolean>`EXISTS (SELECT FROM location_categories AS c
    WHERE c.location_id = locations.id AND c.category_id = ANY (${categories}::bigint[]))`);
}

/**
 * What `search` finds by several lists of conditions, one list after another: of the later ones no more is looked up than
 * the limit of the query asks for. All lists are as long.
 */
export function oneAfterAnother(
  db: Db,
  lists: readonly (readonly string[])[],
  search: (conditions: Condition[]) => ReturnType<typeof matching>,
) {
  const columns = (lists[0] ?? []).map((_, at) => ({
    name: sql.ref(`condition_${at}`),
    values: sql`${lists.map((list) => list[at])}::text[]`,
  }));
  // Its number is there without any condition too.
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

/** Whether a location has a condition: by the expression that the index is made of. */
function holds(condition: Condition): RawBuilder<boolean> {
  return sql<boolean>`search_entries(search_document, latitude, longitude, score_tenths) @@ ${condition}`;
}

/** Which of some conditions, best first, a location among those found has: its place in the list. */
export function fitAmong(conditions: readonly string[]): RawBuilder<number> {
  return sql<number>`(SELECT min(fit.place) FROM locations AS own
    JOIN unnest(${conditions}::text[]) WITH ORDINALITY AS fit(condition, place)
      ON own.search_document @@ fit.condition::tsquery WHERE own.id = found.id)`;
}

/**
 * The orders of the list. `default` ("Recomandate") is by how well a location fits the words, then by score in tenths, a
 * mean of the ratings that one review cannot win; `rating` by the plain mean, `reviews` by their number; then the nearer
 * one, then the id, so that pages never mix.
 */
const keys: Record<LocationOrder, readonly string[]> = {
  default: ['score_tenths desc'],
  distance: [],
  rating: ['average_rating desc', 'rating_count desc'],
  reviews: ['rating_count desc', 'average_rating desc'],
};

/** Alone, so that the index on the position gives the order: with a second key the planner sorts everything. */
export const nearestFirst = sql.raw('chord');

/** The keys of an order, to sort `matching` by. */
export function orderOf(order: LocationOrder, center: Point | null) {
  return sql.raw([...keys[order], ...(center ? ['chord'] : []), 'id'].join(', '));
}
