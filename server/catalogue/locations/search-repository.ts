import { sql } from 'kysely';
import type { LocationOrder } from '#contract/location-order.ts';
import type { Db } from '#server/deps.ts';
import {
  allSteps,
  aroundOf,
  candidatesOf,
  isSelective,
  matchingSteps,
  maxSelected,
  planOf,
} from './candidates-repository.ts';
import { countMatching, mostOf } from './count-repository.ts';
import { fitSteps, meaningsOf, wordFits } from './index-terms.ts';
import {
  candidateTable,
  everyone,
  fitAmong,
  indexed,
  nearestFirst,
  oneAfterAnother,
  orderOf,
  selected,
  type Condition,
  type LocationFilter,
} from './matching-repository.ts';

type Page = {
  order: LocationOrder;
  limit: number;
  offset: number;
  isCounted: boolean;
};

export type Hits = {
  ids: number[];
  total: number;
  /** True if not all candidates were checked: there may be more matches. */
  isCut: boolean;
};

export function countedUpTo(
  filter: Pick<LocationFilter, 'words'>,
  { isCounted, limit }: Pick<Page, 'isCounted' | 'limit'>,
): number {
  return isCounted ? mostOf(filter) : limit;
}

/**
 * Returns the ids of one page in order, and the total: exact up to `countedUpTo`, one more if there are more.
 * Pages beyond the counted total are empty.
 */
export async function searchLocations(db: Db, filter: LocationFilter, page: Page): Promise<Hits> {
  const order = page.order === 'distance' && !filter.center ? 'default' : page.order;
  const { offset, limit, isCounted } = page;
  if (!isCounted && !isSelective(filter) && !isVague(filter)) {
    const ids = await walk(db, filter, { offset, limit: limit + 1 });
    return { ids: ids.slice(0, limit), total: ids.length, isCut: false };
  }
  const hasFew = isSelective(filter) || isVague(filter);
  const few = hasFew ? await findFew(db, filter, { order, offset, limit }) : null;
  if (few && few.total <= mostOf(filter)) return few;
  const counting = few ? Promise.resolve(few.total) : countMatching(db, filter);
  if (offset >= mostOf(filter)) return { ids: [], total: await counting, isCut: false };
  const finding =
    order === 'default'
      ? walk(db, filter, { offset, limit })
      : findSorted(db, filter, { order, offset, limit }, counting);
  const [total, ids] = await Promise.all([counting, finding]);
  return { ids, total, isCut: false };
}

/** Of so many candidates `hasMatches` checks conditions outside the search index. */
const maxTried = 5_000;

/**
 * Returns true if any location matches, much faster than finding the best ones. If many locations have to be
 * read, it may miss a rare match.
 */
export async function hasMatches(db: Db, filter: LocationFilter): Promise<boolean> {
  const rows = await matchingSteps(db, filter, allSteps(filter), maxTried).limit(1).execute();
  return rows.length > 0;
}

/**
 * Returns true for many words, or several with many meanings in total. Few locations match all of them, and each
 * step of the index is slow.
 */
function isVague({ words }: LocationFilter): boolean {
  return words.length > 3 || (words.length > 1 && meaningsOf(words) > fewMeanings);
}

type Slice = Pick<Page, 'order' | 'limit' | 'offset'>;

/**
 * Returns one page if few locations match, by reading all of them once. If the total is above `countedUpTo`,
 * it is `countedUpTo` + 1 and the page must be ignored.
 */
export async function findFew(
  db: Db,
  filter: LocationFilter,
  { order, limit, offset }: Slice,
  maxCandidates = maxSelected,
): Promise<Hits> {
  const most = mostOf(filter);
  const matches = selected(db, candidateTable, filter).limit(most + 1);
  const fit = fitAmong(wordFits(filter.words));
  const isByFit = order === 'default' && filter.words.length > 0;
  const byFit = isByFit ? sql`CASE WHEN total <= ${most}::bigint THEN ${fit} END, ` : sql``;
  // Matches are read from the candidates only up to their limit; the others are counted only below it.
  const { rows } = await sql<Hits>`
    WITH candidates AS MATERIALIZED (${candidatesOf(db, filter, maxCandidates + 1)}),
    matches AS MATERIALIZED (${matches}),
    counted AS (SELECT count(*) AS total FROM matches)
    SELECT total,
      CASE WHEN total <= ${most}::bigint
        THEN (SELECT count(*) FROM candidates) > ${maxCandidates}::bigint ELSE false END AS "isCut",
      to_json(ARRAY(SELECT found.id FROM matches AS found
        ORDER BY ${byFit}${orderOf(order, filter.center)}
        LIMIT ${limit}::bigint OFFSET ${offset}::bigint)) AS ids
    FROM counted ${planOf(filter)}`.execute(db);
  return rows[0] ?? { ids: [], total: 0, isCut: false };
}

/** The synonyms of a category are fewer; prefixes, single letters above all, may have more meanings. */
const fewMeanings = 20;

/** Returns one page of an order that the search index does not provide. */
async function findSorted(
  db: Db,
  filter: LocationFilter,
  slice: Slice,
  counting: Promise<number>,
): Promise<number[]> {
  const { center, radiusKm, words } = filter;
  const isWide = words.length === 0 || (!center && meaningsOf(words) > fewMeanings);
  const isDense = isWide && (await counting) > mostOf(filter);
  const isFar = slice.order === 'distance' && !isDense && radiusKm > farKm;
  // A full page of a smaller circle is the nearest one of the whole circle too.
  const near = isFar ? await sort(db, { ...filter, radiusKm: nearKm }, slice, false) : [];
  return near.length === slice.limit ? near : sort(db, filter, slice, isDense);
}

/** Circles above this radius have many times the locations of a circle of `nearKm`. */
const farKm = 60;
const nearKm = 20;

async function sort(
  db: Db,
  filter: LocationFilter,
  { order, limit, offset }: Slice,
  isDense: boolean,
): Promise<number[]> {
  const found = isDense
    ? everyone(db, filter, wordFits(filter.words).at(-1)).as('found')
    : matchingSteps(db, filter, allSteps(filter)).as('found');
  const rows = await db
    .selectFrom(found)
    .select('found.id')
    .orderBy(isDense && order === 'distance' ? nearestFirst : orderOf(order, filter.center))
    .limit(limit)
    .offset(offset)
    .modifyEnd(planOf(filter))
    .execute();
  return rows.map(({ id }) => id);
}

/** Each step of the default order checks so many candidates; the steps stop when the page is full. */
const maxInStep = 1_333;

/**
 * Returns one page of the default order. Starts at the best fit and score band and reads only as far as the
 * page needs.
 */
async function walk(
  db: Db,
  filter: LocationFilter,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<number[]> {
  const steps = fitSteps({ ...filter, around: aroundOf(filter) });
  const inStep = (found: ReturnType<typeof indexed>) =>
    isSelective(filter) ? found.limit(maxInStep) : found;
  const search = (conditions: Condition[]) =>
    selected(db, inStep(indexed(db, filter, conditions)).as('locations'), filter)
      .orderBy(orderOf('default', filter.center))
      .limit(offset + limit);
  const rows = await oneAfterAnother(db, steps, search)
    .limit(limit)
    .offset(offset)
    .modifyEnd(planOf(filter))
    .execute();
  return rows.map(({ id }) => id);
}
