import { sql, type AliasedExpression, type InferResult, type RawBuilder } from 'kysely';
import { locationOrders, type LocationSort } from '#contract/location-order.ts';
import { earthRadiusKm, type Point } from '#domain/place/geo.ts';
import type { WordMeaning } from '#domain/search/text-query.ts';
import { plannedMark } from '#server/db/planning-client.ts';
import type { Db } from '#server/deps.ts';
import type { DayHours } from '../search-text/read-search.ts';
import { bandSteps, type Step } from './search-steps.ts';
import { squaresAround } from './squares.ts';
import { indexedHours, isFree, isOpen } from './time-repository.ts';

/** All words, one of the categories and one of the payment methods must match. */
export type LocationFilter = {
  center: Point | null;
  radiusKm: number;
  words: readonly WordMeaning[];
  categories: readonly number[];
  paymentMethods: readonly number[];
  freeOn?: readonly DayHours[] | null;
  openAt?: Date | null;
  areHoursIndexed?: boolean;
};

type Circle = Pick<LocationFilter, 'center' | 'radiusKm'>;
type UnindexedConditions = Pick<LocationFilter, 'paymentMethods' | 'freeOn' | 'openAt'>;
type Condition = RawBuilder<string>;
type Candidate = InferResult<ReturnType<typeof selectIndexed>>[number];

export const maxCandidates = 3_000;

export function hasUnindexedConditions({
  paymentMethods,
  freeOn,
  openAt,
}: UnindexedConditions): boolean {
  return paymentMethods.length > 0 || Boolean(freeOn ?? openAt);
}

type Reach = { steps?: readonly Step[]; max?: number };

export function selectMatches(db: Db, filter: LocationFilter, reach: Reach = {}) {
  return selectChecked(db, selectCandidates(db, filter, reach).as('locations'), filter);
}

export function selectCandidates(
  db: Db,
  filter: LocationFilter,
  { steps = bandSteps(indexSearch(filter)), max = maxCandidates }: Reach,
) {
  const candidates = runSteps(db, steps, (conditions) => selectIndexed(db, filter, conditions));
  return hasUnindexedConditions(filter) ? candidates.limit(max) : candidates;
}

export function indexSearch(filter: LocationFilter) {
  const hours = filter.areHoursIndexed ? indexedHours(filter) : [];
  return { ...filter, squares: squaresAround(filter), hours };
}

/** Returns a query that joins `search` to one step after another, until its limit is reached. */
export function runSteps(
  db: Db,
  steps: readonly Step[],
  search: (conditions: Condition[]) => {
    as: (name: 'found') => AliasedExpression<Candidate, 'found'>;
  },
) {
  const columns = (steps[0] ?? []).map((_, at) => ({
    name: sql.ref(`condition_${at}`),
    values: sql`${steps.map((step) => step[at])}::text[]`,
  }));
  const numbers = sql`${steps.map((_, at) => at)}::integer[]`;
  const step =
    sql`unnest(${sql.join([numbers, ...columns.map(({ values }) => values)])})`.as<'step'>(
      sql`step(${sql.join([sql.ref('number'), ...columns.map(({ name }) => name)])})`,
    );
  const found = search(columns.map(({ name }) => sql<string>`step.${name}::tsquery`));
  return db
    .selectFrom(step)
    .innerJoinLateral(found.as('found'), (join) => join.onTrue())
    .selectAll('found')
    .select(sql<number>`step.number`.as('step'));
}

/** `chord` is the length of the straight line to the center in km. It sorts like the distance. */
export function selectIndexed(
  db: Pick<Db, 'selectFrom'>,
  { center, radiusKm }: Circle,
  conditions: readonly Condition[],
) {
  const point = center && cubeAt(center);
  let query = db
    .selectFrom('locations')
    .select(['id', 'score', 'score_tenths', 'average_rating', 'rating_count'])
    .select((point ? sql`position <-> ${point}` : sql`NULL`).$castTo<number | null>().as('chord'));
  // The expression must equal that of the index.
  for (const condition of conditions)
    query = query.where(
      sql<boolean>`search_entries(search_document, latitude, longitude, score_tenths) @@ ${condition}`,
    );
  if (point && Number.isFinite(radiusKm)) {
    const chord = chordKm(radiusKm);
    query = query.where(sql<boolean>`cube_distance(position, ${point}) <= ${chord}::float8`);
    if (conditions.length === 0)
      query = query.where(sql<boolean>`position <@ cube_enlarge(${point}, ${chord}::float8, 3)`);
  }
  // OFFSET 0 keeps the planner from scanning the table in the order of the outer query.
  return conditions.length > 0 ? query.offset(0) : query;
}

export function selectChecked(
  db: Pick<Db, 'selectFrom'>,
  candidates: AliasedExpression<Candidate, 'locations'>,
  { paymentMethods, freeOn, openAt }: UnindexedConditions,
) {
  let query = db.selectFrom(candidates).selectAll('locations');
  if (paymentMethods.length > 0) {
    query = query.where(sql<boolean>`EXISTS (SELECT FROM location_payment_methods AS p
      WHERE p.location_id = locations.id AND p.payment_method_id = ANY (${paymentMethods}::bigint[]))`);
  }
  if (freeOn) query = query.where(isFree(freeOn));
  return openAt ? query.where(isOpen(openAt)) : query;
}

export const candidateTable = sql<Candidate>`candidates`.as<'locations'>(sql.ref('locations'));

/** Omits the search index, so that PostgreSQL walks the index of the requested order. */
export function selectUnsearched(
  db: Db,
  { center, radiusKm, categories, ...filter }: Omit<LocationFilter, 'words'>,
  fit?: string,
) {
  const all = selectIndexed(db, { center, radiusKm: Infinity }, []).as('locations');
  let query = selectChecked(db, all, filter);
  if (fit)
    query = query.where(sql<boolean>`EXISTS (SELECT FROM locations AS own
    WHERE own.id = locations.id AND own.search_document @@ ${fit}::tsquery)`);
  if (center && Number.isFinite(radiusKm)) query = query.where('chord', '<=', chordKm(radiusKm));
  if (categories.length === 0) return query;
  return query.where(sql<boolean>`EXISTS (SELECT FROM location_categories AS c
    WHERE c.location_id = locations.id AND c.category_id = ANY (${categories}::bigint[]))`);
}

export function fitNumber(fits: readonly string[]): RawBuilder<number> {
  return sql<number>`(SELECT min(fit.place) FROM locations AS own
    JOIN unnest(${fits}::text[]::tsquery[]) WITH ORDINALITY AS fit(condition, place)
      ON own.search_document @@ fit.condition WHERE own.id = found.id)`;
}

/** PostgreSQL before 17 ignores the position index if there is a second sort key. */
export const nearestFirst = sql.raw('chord');

/** This many km count as much as 0.1 points of the score. */
const kmPerTenth = 2;

/** The last key is unique, so that pages do not overlap. */
export function orderOf(sort: LocationSort | null, center: Point | null) {
  const score = center ? `score_tenths - chord / ${kmPerTenth}` : 'score_tenths';
  const fields = sort ? locationOrders[sort].fields : [score];
  const keys = fields.map((field) => `${field} desc`);
  return sql.raw([...keys, ...(center ? ['chord'] : []), 'id'].join(', '));
}

/** Marks filters with few possible SQL texts, each with one best plan (docs/decisions/0030). */
export function planMarkOf({ words, paymentMethods, freeOn, openAt }: LocationFilter) {
  const isShort = words.length <= 3 && (freeOn?.length ?? 0) <= 1;
  return sql.raw(isShort && paymentMethods.length === 0 && !openAt ? plannedMark : '');
}

function chordKm(distanceKm: number): number {
  return 2 * earthRadiusKm * Math.sin(distanceKm / (2 * earthRadiusKm));
}

/** Returns coordinates as in `locations.position`, in km from the centre of the earth. */
function cubeAt({ latitude, longitude }: Point): RawBuilder<string> {
  const north = (latitude * Math.PI) / 180;
  const east = (longitude * Math.PI) / 180;
  const x = earthRadiusKm * Math.cos(north) * Math.cos(east);
  const y = earthRadiusKm * Math.cos(north) * Math.sin(east);
  const z = earthRadiusKm * Math.sin(north);
  return sql<string>`cube(ARRAY[${x}::float8, ${y}::float8, ${z}::float8])`;
}
