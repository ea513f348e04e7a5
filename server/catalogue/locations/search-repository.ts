import { sql, type Expression, type RawBuilder } from 'kysely';
import type { LocationSort } from '#contract/location-order.ts';
import type { Db } from '#server/deps.ts';
import { cardsOfHits, type CardRow } from './card-repository.ts';
import { countMatching, maxTotalOf, totalOf } from './count-repository.ts';
import {
  candidateTable,
  fitNumber,
  hasUnindexedConditions,
  indexSearch,
  maxCandidates,
  nearestFirst,
  orderOf,
  planMarkOf,
  runSteps,
  selectCandidates,
  selectChecked,
  selectIndexed,
  selectMatches,
  selectUnsearched,
  type LocationFilter,
} from './matching-repository.ts';
import { countMeanings, fitSteps, stepsPerFit, wordFits } from './search-steps.ts';

export type Slice = { sort: LocationSort | null; limit: number; offset: number };
type Page = Slice & { isCounted: boolean };

export type Hits = {
  cards: CardRow[];
  total: number;
  isCut: boolean;
};

/**
 * A `total` above `maxTotalOf`, or above `limit` unless `isCounted`, means "more than that". Pages
 * beyond `maxTotalOf` are empty.
 */
export async function searchLocations(db: Db, filter: LocationFilter, page: Page): Promise<Hits> {
  const { offset, limit } = page;
  const sort = page.sort === 'distance' && !filter.center ? null : page.sort;
  const isDefault = sort === null;
  const slice = { sort, offset, limit };
  const max = maxTotalOf(filter);
  const isCountedFirst = hasUnindexedConditions(filter) || isVague(filter);
  if (isDefault && !page.isCounted && !isCountedFirst) {
    const best = selectBest(db, filter, { offset, limit: limit + 1 });
    const { cards } = await readPage(db, best, planMarkOf(filter));
    return { cards: cards.slice(0, limit), total: cards.length, isCut: false };
  }
  if (isDefault && offset < max) {
    if (isCountedFirst || filter.words.length > 0) return findCounted(db, filter, slice);
    return readPage(db, selectBest(db, filter, slice), planMarkOf(filter), totalOf(db, filter));
  }
  const counted = isCountedFirst ? await findCounted(db, filter, slice) : null;
  if (counted && counted.total <= max) return counted;
  const total = counted?.total ?? (await countMatching(db, filter));
  const cards = offset < max ? await findSorted(db, filter, slice, total) : [];
  return { cards, total, isCut: false };
}

/** Checks unindexed conditions only for the first `maxCandidates`. */
export async function hasMatches(db: Db, filter: LocationFilter): Promise<boolean> {
  const rows = await selectMatches(db, filter).limit(1).execute();
  return rows.length > 0;
}

const manyMeanings = 20;

/** Many words or meanings make the steps of `selectBest` slow. */
function isVague({ words }: LocationFilter): boolean {
  return words.length > 3 || (words.length > 1 && countMeanings(words) > manyMeanings);
}

/**
 * Counts up to `max` + 1 matches and returns a page of them. Beyond `max`, a search in the default
 * order returns a page of the best matches instead, unless it is vague.
 */
export async function findCounted(
  db: Db,
  filter: LocationFilter,
  { sort, limit, offset }: Slice,
  { max = maxTotalOf(filter), maxRead = maxCandidates } = {},
): Promise<Hits> {
  const matches = selectChecked(db, candidateTable, filter).limit(max + 1);
  const fit = fitNumber(wordFits(filter.words));
  const byFit = sort === null && filter.words.length > 0 ? sql`${fit}, ` : sql``;
  const sorted = sql<number[]>`ARRAY(SELECT found.id FROM matches AS found
    ORDER BY ${byFit}${orderOf(sort, filter.center)} LIMIT ${limit}::bigint OFFSET ${offset}::bigint)`;
  const best = () => selectBest(db, filter, { offset, limit });
  const ids =
    sort !== null || isVague(filter)
      ? sorted
      : sql`CASE WHEN total <= ${max}::bigint THEN ${sorted}
          ELSE ARRAY(SELECT id FROM (${best()}) AS best) END`;
  // Despite MATERIALIZED, PostgreSQL reads no candidates beyond the limit of matches.
  const { rows } = await sql<Hits>`
    WITH candidates AS MATERIALIZED (${selectCandidates(db, filter, { max: maxRead + 1 })}),
    matches AS MATERIALIZED (${matches}),
    counted AS (SELECT count(*) AS total FROM matches),
    hits AS (SELECT total, ${ids} AS ids FROM counted)
    SELECT total,
      CASE WHEN total <= ${max}::bigint
        THEN (SELECT count(*) FROM candidates) > ${maxRead}::bigint ELSE false END AS "isCut",
      ${cardsOfHits(db)} AS cards
    FROM hits ${planMarkOf(filter)}`.execute(db);
  return rows[0]!;
}

/** Steps ignore the distance, so groups of this many results are sorted again. */
const reordered = 60;

function selectBest(
  db: Db,
  filter: LocationFilter,
  { limit, offset }: Omit<Slice, 'sort'>,
): Expression<{ id: number }> {
  const steps = fitSteps(indexSearch(filter));
  const order = orderOf(null, filter.center);
  const most = filter.center ? Math.ceil((offset + limit) / reordered) * reordered : offset + limit;
  const best = runSteps(db, steps, (conditions) => {
    const indexed = selectIndexed(db, filter, conditions);
    // Reads as many candidates as the count does. With fewer, the last pages would be empty.
    const candidates = hasUnindexedConditions(filter) ? indexed.limit(maxCandidates) : indexed;
    return selectChecked(db, candidates.as('locations'), filter).orderBy(order).limit(most);
  })
    .select(sql<number>`(row_number() OVER () - 1) / ${sql.lit(reordered)}`.as('part'))
    .limit(most);
  return db
    .selectFrom(best.as('best'))
    .select('id')
    .orderBy(sql`part, step / ${sql.lit(stepsPerFit)}, ${order}`)
    .limit(limit)
    .offset(offset);
}

async function readPage(
  db: Db,
  found: Expression<{ id: number }>,
  mark: RawBuilder<unknown>,
  total = sql<number>`0`,
): Promise<Hits> {
  const { rows } = await sql<Pick<Hits, 'cards' | 'total'>>`
    SELECT total, ${cardsOfHits(db)} AS cards
    FROM (SELECT ${total} AS total, ARRAY(SELECT id FROM (${found}) AS found) AS ids) AS hits
    ${mark}`.execute(db);
  return { ...rows[0]!, isCut: false };
}

const farKm = 60;
const nearKm = 20;

async function findSorted(
  db: Db,
  filter: LocationFilter,
  slice: Slice,
  total: number,
): Promise<CardRow[]> {
  const { center, radiusKm, words } = filter;
  const isFirst = slice.offset === 0;
  const isWide =
    words.length === 0 || (!center && (isFirst || countMeanings(words) > manyMeanings));
  const isDense = isWide && total > maxTotalOf(filter);
  const isFar = slice.sort === 'distance' && !isDense && radiusKm > farKm;
  // A full page of the smaller circle is also the page of the whole circle.
  const near = isFar ? await readSorted(db, { ...filter, radiusKm: nearKm }, slice, false) : [];
  return near.length === slice.limit ? near : readSorted(db, filter, slice, isDense);
}

async function readSorted(
  db: Db,
  filter: LocationFilter,
  { sort, limit, offset }: Slice,
  isDense: boolean,
): Promise<CardRow[]> {
  const found = isDense
    ? selectUnsearched(db, filter, wordFits(filter.words).at(-1)).as('found')
    : selectMatches(db, filter).as('found');
  const sorted = db
    .selectFrom(found)
    .select('found.id')
    .orderBy(isDense && sort === 'distance' ? nearestFirst : orderOf(sort, filter.center))
    .limit(limit)
    .offset(offset);
  const { cards } = await readPage(db, sorted, planMarkOf(filter));
  return cards;
}

/** Also the score of a location without reviews. */
const goodScore = 4.2;

export async function findGoodLocations(
  db: Db,
  filter: Pick<LocationFilter, 'center' | 'categories'>,
  except: readonly number[],
  limit: number,
): Promise<CardRow[]> {
  const good = selectUnsearched(db, { ...filter, paymentMethods: [], radiusKm: Infinity })
    .where('score', '>=', goodScore)
    .$if(except.length > 0, (query) => query.where('locations.id', 'not in', except))
    .orderBy(filter.center ? nearestFirst : sql.raw('score desc, id'))
    .limit(limit);
  const { cards } = await readPage(db, good, sql``);
  return cards;
}
