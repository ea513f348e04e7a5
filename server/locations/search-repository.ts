import { sql } from 'kysely';
import type { LocationOrder } from '#contract/values.ts';
import type { Db } from '../deps.ts';
import { countedAtMost } from '../pagination.ts';
import { areaAround, countedSquares, scoreBands, squaresAround } from './area.ts';
import { allOf, anyOf, indexTerms, noneOf, type Around, type IndexTerms } from './index-terms.ts';
import {
  asQuery,
  everyone,
  holds,
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

/** So many locations are ordered at once; of more, those of the best fit and score are looked for first. */
const fewEnough = 100;

/**
 * The ids of one page in their order, and how many match: exact up to `countedUpTo`, above it one more. Pages
 * behind what is counted are empty.
 */
export async function searchLocations(db: Db, filter: LocationFilter, page: Page): Promise<Hits> {
  if (!page.isCounted) {
    const ids = await walk(db, filter, { ...page, limit: page.limit + 1 });
    return { ids: ids.slice(0, page.limit), total: ids.length };
  }
  const terms = indexTerms({ ...filter, around: aroundOf(filter) });
  const most = mostOf(filter);
  const total = await countMatching(db, filter, terms);
  if (page.offset >= Math.min(total, most)) return { ids: [], total };
  const isDefault = page.order === 'default' || (page.order === 'distance' && !filter.center);
  if (isDefault && total > fewEnough) return { ids: await walk(db, filter, page), total };
  const isDense = filter.words.length === 0 && total > most;
  const found = isDense
    ? everyone(db, filter)
    : matching(db, filter, conditionsOf(terms).map(asQuery));
  const fit = terms.fits.map(
    (one, index) => sql`WHEN ${holds(asQuery(one))} THEN ${sql.lit(index)}`,
  );
  const rows = await found
    .$if(isDefault && terms.fits.length > 1, (query) =>
      query.orderBy(sql`CASE ${sql.join(fit, sql` `)} END`),
    )
    .orderBy(
      page.order === 'distance' && total > most ? nearestFirst : orderOf(page.order, filter.center),
    )
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}

/** How many match, up to one more than `countedUpTo`: without words those of whole squares are counted already. */
async function countMatching(db: Db, filter: LocationFilter, terms: IndexTerms): Promise<number> {
  const { center, radiusKm, words, categories, paymentMethods, freeOn, openAt } = filter;
  const isOfAnyTime = !freeOn && !openAt;
  const isPlain =
    words.length === 0 && categories.length <= 1 && paymentMethods.length === 0 && isOfAnyTime;
  const squares = isPlain && center ? countedSquares(center, radiusKm) : null;
  if (!squares) return countRows(db, filter, terms);
  const { rows } = await sql<{
    inside: number;
  }>`SELECT coalesce(sum(locations), 0) AS inside FROM square_counts
    WHERE square = ANY (${squares.inside}::text[]) AND category_id = ${categories[0] ?? 0}::bigint`.execute(
    db,
  );
  const inside = rows[0]?.inside ?? 0;
  if (inside > countedAtMost || squares.rim.length === 0)
    return Math.min(inside, countedAtMost + 1);
  const rim = indexTerms({
    ...filter,
    around: { area: squares.rim, small: squares.rim, large: null },
  });
  return Math.min(inside + (await countRows(db, filter, rim)), countedAtMost + 1);
}

/** Counts what is read: words in one large square after another, the nearest first, until it is enough. */
async function countRows(db: Db, filter: LocationFilter, terms: IndexTerms): Promise<number> {
  const around = aroundOf(filter);
  const search = (conditions: Condition[]) => matching(db, filter, conditions);
  const isPlaced = filter.words.length > 0 && terms.area === null;
  const squares = isPlaced && around.large?.map((square) => ({ ...around, large: [square] }));
  const lists = squares && squares.map((around) => indexTerms({ ...filter, around }).sought);
  const most = mostOf(filter) + 1;
  const found = lists
    ? oneAfterAnother(db, lists, search).limit(most)
    : search(conditionsOf(terms).map(asQuery)).limit(most);
  const { rows } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM (${found}) AS found`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One page of the default order, from the best fit and the best band of the score on, no farther than the page needs. */
async function walk(db: Db, filter: LocationFilter, { limit, offset }: Page): Promise<number[]> {
  const around = aroundOf(filter);
  const { fits, sought } = indexTerms({ ...filter, around });
  const area = filter.words.length > 0 ? (around.large ?? around.area) : around.area;
  const lists = fits.flatMap((fit, index) => {
    const fitting = fit === '' ? [] : [allOf([fit, noneOf(fits.slice(0, index))])];
    return scoreBands.map((band) => [...fitting, anyOf(area?.map((one) => one + band) ?? [band])]);
  });
  const search = (conditions: Condition[]) =>
    matching(db, filter, [...conditions, ...sought.map(asQuery)])
      .orderBy(orderOf('default', filter.center))
      .limit(offset + limit);
  const rows = await oneAfterAnother(db, lists, search).limit(limit).offset(offset).execute();
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

/** The entries of the index for the area of a search; null where they do not help. */
function aroundOf({ center, radiusKm }: LocationFilter): Around {
  if (!center) return { area: null, small: null, large: null };
  return {
    area: areaAround(center, radiusKm),
    small: squaresAround(center, radiusKm, 'small', 100),
    large: squaresAround(center, radiusKm, 'large', 25),
  };
}

function conditionsOf({ sought, area }: IndexTerms): string[] {
  return area === null ? [...sought] : [...sought, area];
}
