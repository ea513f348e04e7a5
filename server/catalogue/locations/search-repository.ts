import { sql } from 'kysely';
import type { LocationOrder } from '#contract/values.ts';
import { plannedMark } from '#server/db/statement-marks.ts';
import type { Db } from '#server/deps.ts';
import { countedAtMost } from '#server/http/pagination.ts';
import { areaAround, countedSquares, squaresAround } from './area.ts';
import {
  bandSteps,
  fitSteps,
  meaningsOf,
  squareSteps,
  wordFits,
  type Around,
  type Step,
} from './index-terms.ts';
import {
  everyone,
  fitAmong,
  matching,
  nearestFirst,
  oneAfterAnother,
  orderOf,
  type Condition,
  type LocationFilter,
} from './matching-repository.ts';

type Page = {
  order: LocationOrder;
  limit: number;
  offset: number;
  /** If false, counting stops just past the page. */
  isCounted: boolean;
};

type Hits = { ids: number[]; total: number };

/** Searches with words count fewer results, because their locations have to be read one by one. */
const mostOf = ({ words }: Pick<LocationFilter, 'words'>) =>
  words.length > 0 ? 1_000 : countedAtMost;

/** The total of a search is exact up to this number. */
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
  if (!isCounted && !isSelective(filter)) {
    const ids = await walk(db, filter, { offset, limit: limit + 1 });
    return { ids: ids.slice(0, limit), total: ids.length };
  }
  const few = isSelective(filter) ? await findFew(db, filter, { order, offset, limit }) : null;
  if (few && few.total <= mostOf(filter)) return few;
  const counting = few ? Promise.resolve(few.total) : countMatching(db, filter);
  if (offset >= mostOf(filter)) return { ids: [], total: await counting };
  const finding =
    order === 'default'
      ? walk(db, filter, { offset, limit })
      : findSorted(db, filter, { order, offset, limit }, counting);
  const [total, ids] = await Promise.all([counting, finding]);
  return { ids, total };
}

/**
 * Returns true if any location matches, much faster than finding the best ones. If many locations have to be
 * read, it may miss a rare match.
 */
export async function hasMatches(db: Db, filter: LocationFilter): Promise<boolean> {
  const rows = await matchingSteps(db, filter, allSteps(filter), maxTried).limit(1).execute();
  return rows.length > 0;
}

/** Returns true if conditions outside the search index may exclude most of the locations that it finds. */
function isSelective({ paymentMethods, freeOn, openAt }: LocationFilter): boolean {
  return paymentMethods.length > 0 || Boolean(freeOn ?? openAt);
}

type Slice = Pick<Page, 'order' | 'limit' | 'offset'>;

/**
 * Returns one page if few locations match, by reading all of them once. If the total is above `countedUpTo`,
 * it is `countedUpTo` + 1 and the page must be ignored.
 */
async function findFew(
  db: Db,
  filter: LocationFilter,
  { order, limit, offset }: Slice,
): Promise<Hits> {
  const most = mostOf(filter);
  const matches = matchingSteps(db, filter, allSteps(filter)).limit(most + 1);
  const counted = db
    .selectFrom(matches.as('matches'))
    .selectAll('matches')
    .select((eb) => eb.fn.countAll<number>().over().as('total'));
  const fit = fitAmong(wordFits(filter.words));
  const rows = await db
    .selectFrom(counted.as('found'))
    .select(['found.id', 'found.total'])
    .$if(order === 'default' && filter.words.length > 0, (query) =>
      query.orderBy(sql`CASE WHEN total <= ${most}::bigint THEN ${fit} END`),
    )
    .orderBy(orderOf(order, filter.center))
    .limit(limit)
    .offset(offset)
    .modifyEnd(planOf(filter))
    .execute();
  // A page past the end has no row with the total.
  if (rows.length === 0 && offset > 0)
    return { ...(await findFew(db, filter, { order, limit: 1, offset: 0 })), ids: [] };
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** The synonyms of a category are fewer; prefixes, single letters above all, may have more meanings. */
const fewMeanings = 20;

/** Returns one page of an order that the search index does not provide. */
async function findSorted(
  db: Db,
  filter: LocationFilter,
  { order, limit, offset }: Slice,
  counting: Promise<number>,
): Promise<number[]> {
  const isWide =
    filter.words.length === 0 || (!filter.center && meaningsOf(filter.words) > fewMeanings);
  const isDense = isWide && (await counting) > mostOf(filter);
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

/** Counts the matches up to `countedUpTo` + 1. Without words, whole squares have precomputed counts. */
async function countMatching(db: Db, filter: LocationFilter): Promise<number> {
  const { center, radiusKm, words, categories, paymentMethods, freeOn, openAt } = filter;
  const isOfAnyTime = !freeOn && !openAt;
  const isPlain =
    words.length === 0 && categories.length <= 1 && paymentMethods.length === 0 && isOfAnyTime;
  const squares = isPlain && center ? countedSquares(center, radiusKm) : null;
  if (!squares) return countRows(db, filter);
  const [category] = categories;
  const most = countedAtMost + 1;
  const onRim = matchingSteps(db, filter, squareSteps(squares.rim, category)).limit(most);
  // Count the rim only if the squares inside are below the limit.
  const { rows } = await sql<{ total: number }>`
    SELECT least(${most}::bigint, inside + CASE WHEN inside < ${most}::bigint
      THEN (SELECT count(*) FROM (${onRim}) AS rim) ELSE 0 END) AS total
    FROM (SELECT coalesce(sum(locations), 0) AS inside FROM square_counts
      WHERE square = ANY (${squares.inside}::text[]) AND category_id = ${category ?? 0}::bigint) AS counted
    ${planOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function countRows(db: Db, filter: LocationFilter): Promise<number> {
  const found = matchingSteps(db, filter, allSteps(filter)).limit(mostOf(filter) + 1);
  const { rows } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM (${found}) AS found ${planOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Keeps the plans of common searches. Searches with many words or days, or with rare filters, vary too much
 * for each connection to keep their plans.
 */
function planOf({ words, paymentMethods, freeOn, openAt }: LocationFilter) {
  const isShort = words.length <= 3 && (freeOn?.length ?? 0) <= 1;
  return sql.raw(isShort && paymentMethods.length === 0 && !openAt ? plannedMark : '');
}

/**
 * Conditions outside the search index are checked for at most this many locations, split evenly among the
 * steps. In a circle with more locations, those with the largest ids may be missed.
 */
const maxSelected = 40_000;
/** The same limit for `hasMatches`. */
const maxTried = 5_000;

/** Selects all matches, unordered. */
function matchingSteps(
  db: Db,
  filter: LocationFilter,
  steps: readonly Step[],
  most: number = maxSelected,
) {
  const maxRead = isSelective(filter) ? Math.ceil(most / steps.length) : undefined;
  return oneAfterAnother(db, steps, (conditions) => matching(db, filter, conditions, maxRead));
}

function allSteps(filter: LocationFilter): Step[] {
  return bandSteps({ ...filter, around: aroundOf(filter) });
}

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
  const maxRead = isSelective(filter) ? Math.ceil(maxSelected / steps.length) : undefined;
  const search = (conditions: Condition[]) =>
    matching(db, filter, conditions, maxRead)
      .orderBy(orderOf('default', filter.center))
      .limit(offset + limit);
  const rows = await oneAfterAnother(db, steps, search)
    .limit(limit)
    .offset(offset)
    .modifyEnd(planOf(filter))
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the squares of a search; null where squares do not help. */
function aroundOf({ center, radiusKm }: LocationFilter): Around {
  if (!center) return { area: null, small: null, large: null };
  return {
    area: areaAround(center, radiusKm),
    small: squaresAround(center, radiusKm, 'small', 100),
    large: squaresAround(center, radiusKm, 'large', 25),
  };
}
