import type { LocationOrder } from '#contract/values.ts';
import type { Point } from '#domain/geo.ts';
import type { LinePart } from '#domain/search/read-line.ts';
import type { Db } from '../deps.ts';
import { readSearch } from '../search-text/read-search.ts';
import { readText } from '../search-text/read-text.ts';
import { findFree } from '../slots/next-times.ts';
import { findCards, type CardRow } from './card-repository.ts';
import type { LocationFilter } from './matching-repository.ts';
import { countedUpTo, findGoodLocations, searchLocations } from './search-repository.ts';

type Search = {
  text: string;
  order: LocationOrder;
  page: number;
  perPage: number;
  /** Whether the total is needed: suggestions do without. */
  isCounted: boolean;
  now: Date;
} & Omit<LocationFilter, 'words' | 'freeOn' | 'openAt'>;

type Found = {
  locations: CardRow[];
  /** Exact up to `countedUpTo`, above it one more. */
  total: number;
  countedUpTo: number;
  suggested: CardRow[];
  /** What the text says besides words to look for. */
  understood: LinePart[];
  /** Where the distances are measured from. */
  center: Point | null;
};

/** Fewer results than this are followed by suggestions, and there are at most as many. */
const enough = 6;

/**
 * One page of the locations that match, and below six results the nearest good ones besides them: of the same
 * categories first, whatever the text.
 */
export async function findLocations(db: Db, search: Search): Promise<Found> {
  const offset = (search.page - 1) * search.perPage;
  const page = { order: search.order, limit: search.perPage, offset, isCounted: search.isCounted };
  const { reading, isOpenNow, ...conditions } = await readSearch(db, search);
  const words = await readText(db, reading.text);
  const openAt = isOpenNow ? search.now : null;
  const filter = { ...search, ...conditions, openAt, words: words ?? [] };
  const hits = words ? await searchLocations(db, filter, page) : { ids: [], total: 0 };
  const { ids, total } = await withoutTaken(db, hits, { ...filter, ...page });
  const mostCounted = countedUpTo(filter, page);
  const isFew = total < enough && total <= mostCounted;
  const others = isFew && search.page === 1 ? await suggest(db, filter, ids) : [];
  const cards = await findCards(db, [...ids, ...others]);
  return {
    locations: cards.slice(0, ids.length),
    total,
    countedUpTo: mostCounted,
    suggested: cards.slice(ids.length),
    understood: reading.parts,
    center: filter.center,
  };
}

type Hits = { ids: number[]; total: number };

/**
 * A page without those that have nothing free any more, or nothing of what is searched for: whether anything is free
 * was worked out a while ago. The total is corrected where one page is all.
 */
async function withoutTaken(
  db: Db,
  { ids, total }: Hits,
  {
    words,
    freeOn,
    now,
    limit,
    offset,
  }: Pick<LocationFilter, 'words' | 'freeOn'> & { now: Date; limit: number; offset: number },
): Promise<Hits> {
  if (!freeOn) return { ids, total };
  const free = await findFree(db, ids, { words, days: freeOn }, now);
  const left = ids.filter((id) => free.has(id));
  return { ids: left, total: offset === 0 && total <= limit ? left.length : total };
}

async function suggest(
  db: Db,
  search: Pick<LocationFilter, 'center' | 'categories'>,
  pageIds: readonly number[],
): Promise<number[]> {
  const { center, categories } = search;
  const alike =
    categories.length > 0
      ? await findGoodLocations(db, { center, categories }, pageIds, enough)
      : [];
  if (alike.length === enough) return alike;
  const except = [...pageIds, ...alike];
  const any = { center, categories: [] };
  return [...alike, ...(await findGoodLocations(db, any, except, enough - alike.length))];
}
