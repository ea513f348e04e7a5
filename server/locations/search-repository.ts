import { sql } from 'kysely';
import type { LocationOrder } from '#contract/values.ts';
import { plannedMark } from '../db/statement-marks.ts';
import type { Db } from '../deps.ts';
import { countedAtMost } from '../pagination.ts';
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
  /** Without it the total goes no farther than the page. */
  isCounted: boolean;
};

type Hits = { ids: number[]; total: number };

/** Words are counted up to fewer: their locations have to be read one by one. */
const mostOf = ({ words }: Pick<LocationFilter, 'words'>) =>
  words.length > 0 ? 1_000 : countedAtMost;

/** Up to how many the total of a search is exact. */
export function countedUpTo(
  filter: Pick<LocationFilter, 'words'>,
  { isCounted, limit }: Pick<Page, 'isCounted' | 'limit'>,
): number {
  return isCounted ? mostOf(filter) : limit;
}

/**
 * The ids of one page in their order, and how many match: exact up to `countedUpTo`, above it one more. Pages
 * behind what is counted are empty.
 */
export async function searchLocations(db: Db, filter: LocationFilter, page: Page): Promise<Hits> {
  const mayBeFew = isPicky(filter);
  if (!page.isCounted && !mayBeFew) {
    const ids = await walk(db, filter, { ...page, limit: page.limit + 1 });
    return { ids: ids.slice(0, page.limit), total: ids.length };
  }
  const counting = countMatching(db, filter);
  // At night nobody is open, and all were read for that: not once more.
  const isNobody = (mayBeFew || Boolean(filter.openAt)) && (await counting) === 0;
  if (isNobody || page.offset >= mostOf(filter)) return { ids: [], total: await counting };
  const order = page.order === 'distance' && !filter.center ? 'default' : page.order;
  const isWalked = order === 'default' && !(mayBeFew && (await counting) <= mostOf(filter));
  const finding = isWalked
    ? walk(db, filter, page)
    : findSorted(db, filter, { ...page, order }, counting);
  const [total, ids] = await Promise.all([counting, finding]);
  return { ids, total: page.isCounted ? total : Math.min(total, page.limit + 1) };
}

/**
 * Whether few may be left of many that the words find: by what the search index does not know. Those are sorted, for who
 * walks from the best fit on finds a page of them last, and each step looks up all that the words mean.
 */
function isPicky({ words, paymentMethods, freeOn, openAt }: LocationFilter): boolean {
  return (
    meaningsOf(words) > fewMeanings && (paymentMethods.length > 0 || Boolean(freeOn ?? openAt))
  );
}

/** A trade has fewer synonyms; the beginning of a word, and most of all a letter, may mean more. */
const fewMeanings = 20;

/** One page of an order that the search index does not have, or of few. */
async function findSorted(
  db: Db,
  filter: LocationFilter,
  { order, limit, offset }: Page,
  counting: Promise<number>,
): Promise<number[]> {
  const isDense = filter.words.length === 0 && (await counting) > mostOf(filter);
  const found = isDense
    ? everyone(db, filter).as('found')
    : matchingSteps(db, filter, allSteps(filter)).as('found');
  const rows = await db
    .selectFrom(found)
    .select('found.id')
    .$if(order === 'default', (query) => query.orderBy(fitAmong(wordFits(filter.words))))
    .orderBy(isDense && order === 'distance' ? nearestFirst : orderOf(order, filter.center))
    .limit(limit)
    .offset(offset)
    .modifyEnd(planOf(filter))
    .execute();
  return rows.map(({ id }) => id);
}

/** How many match, up to one more than `countedUpTo`: without words those of whole squares are counted already. */
async function countMatching(db: Db, filter: LocationFilter): Promise<number> {
  const { center, radiusKm, words, categories, paymentMethods, freeOn, openAt } = filter;
  const isOfAnyTime = !freeOn && !openAt;
  const isPlain =
    words.length === 0 && categories.length <= 1 && paymentMethods.length === 0 && isOfAnyTime;
  const squares = isPlain && center ? countedSquares(center, radiusKm) : null;
  if (!squares) return countRows(db, filter, allSteps(filter));
  const [category] = categories;
  const most = countedAtMost + 1;
  const onRim = matchingSteps(db, filter, squareSteps(squares.rim, category)).limit(most);
  // The rim is looked at where those inside are not enough yet.
  const { rows } = await sql<{ total: number }>`
    SELECT least(${most}::bigint, inside + CASE WHEN inside < ${most}::bigint
      THEN (SELECT count(*) FROM (${onRim}) AS rim) ELSE 0 END) AS total
    FROM (SELECT coalesce(sum(locations), 0) AS inside FROM square_counts
      WHERE square = ANY (${squares.inside}::text[]) AND category_id = ${category ?? 0}::bigint) AS counted
    ${planOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Counts what is read, until it is enough. */
async function countRows(db: Db, filter: LocationFilter, steps: readonly Step[]): Promise<number> {
  const found = matchingSteps(db, filter, steps).limit(mostOf(filter) + 1);
  const { rows } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM (${found}) AS found ${planOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * The searches of most are planned once: those of many words or days, and of filters that few choose, are too many
 * different ones for each connection to keep.
 */
function planOf({ words, paymentMethods, freeOn, openAt }: LocationFilter) {
  const isShort = words.length <= 3 && (freeOn?.length ?? 0) <= 1;
  return sql.raw(isShort && paymentMethods.length === 0 && !openAt ? plannedMark : '');
}

/** All that match, in no order. */
function matchingSteps(db: Db, filter: LocationFilter, steps: readonly Step[]) {
  return oneAfterAnother(db, steps, (conditions) => matching(db, filter, conditions));
}

function allSteps(filter: LocationFilter): Step[] {
  return bandSteps({ ...filter, around: aroundOf(filter) });
}

/** One page of the default order, from the best fit and the best band of the score on, no farther than the page needs. */
async function walk(db: Db, filter: LocationFilter, { limit, offset }: Page): Promise<number[]> {
  const steps = fitSteps({ ...filter, around: aroundOf(filter) });
  const search = (conditions: Condition[]) =>
    matching(db, filter, conditions)
      .orderBy(orderOf('default', filter.center))
      .limit(offset + limit);
  const rows = await oneAfterAnother(db, steps, search)
    .limit(limit)
    .offset(offset)
    .modifyEnd(planOf(filter))
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of well-rated locations outside `except`: the nearest to the centre, or the best without one. */
export async function findGoodLocations(
  db: Db,
  filter: Pick<LocationFilter, 'center' | 'categories'>,
  except: readonly number[],
  limit: number,
): Promise<number[]> {
  const rows = await everyone(db, { ...filter, paymentMethods: [], radiusKm: Infinity })
    .where('score', '>=', goodScore)
    .$if(except.length > 0, (query) => query.where('locations.id', 'not in', [...except]))
    .orderBy(filter.center ? nearestFirst : sql.raw('score desc, id'))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The score of a location without reviews: below it stand those that disappointed. */
const goodScore = 4.2;

/** The squares of a search; null where they do not help. */
function aroundOf({ center, radiusKm }: LocationFilter): Around {
  if (!center) return { area: null, small: null, large: null };
  return {
    area: areaAround(center, radiusKm),
    small: squaresAround(center, radiusKm, 'small', 100),
    large: squaresAround(center, radiusKm, 'large', 25),
  };
}
