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

/** Of a long text no more words than these are looked for in suggestions. */
const mostKept = 4;

/**
 * One page of the locations that match, and below six results others besides them: what the text finds without its last
 * words, then the nearest good ones, of the same categories first.
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
  filter: LocationFilter,
  pageIds: readonly number[],
): Promise<number[]> {
  const { center, categories } = filter;
  const found = await findByFewerWords(db, filter, pageIds);
  for (const wanted of categories.length > 0 ? [categories, []] : [[]]) {
    const search = { center, categories: wanted };
    const limit = enough - found.length;
    if (limit > 0)
      found.push(...(await findGoodLocations(db, search, [...pageIds, ...found], limit)));
  }
  return found;
}

/** What a text finds without its last words: the first ones name the trade ("unghii lungi cu model"). */
async function findByFewerWords(
  db: Db,
  filter: LocationFilter,
  except: readonly number[],
): Promise<number[]> {
  const { words } = filter;
  for (let count = Math.min(words.length - 1, mostKept); count > 0; count--) {
    const fewer = { ...filter, words: words.slice(0, count) };
    const { ids } = await searchLocations(db, fewer, {
      order: 'default',
      limit: enough + except.length,
      offset: 0,
      isCounted: false,
    });
    const found = ids.filter((id) => !except.includes(id)).slice(0, enough);
    if (found.length > 0) return found;
  }
  return [];
}
