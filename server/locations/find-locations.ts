import type { LocationOrder } from '#contract/values.ts';
import type { Db } from '../deps.ts';
import { findCards, type CardRow } from './card-repository.ts';
import { readText } from './read-text.ts';
import { findGoodLocations, searchLocations, type LocationFilter } from './search-repository.ts';

type Search = {
  text: string;
  order: LocationOrder;
  page: number;
  perPage: number;
} & Omit<LocationFilter, 'words'>;

type Found = {
  locations: CardRow[];
  /** Exact up to countedAtMost, above it one more. */
  total: number;
  suggested: CardRow[];
};

/** Fewer results than this are followed by suggestions, and there are at most as many. */
const enough = 6;

/**
 * One page of the locations that match, and below six results the nearest good ones besides them: of the same
 * categories first, whatever the text.
 */
export async function findLocations(db: Db, search: Search): Promise<Found> {
  const words = await readText(db, search.text);
  const offset = (search.page - 1) * search.perPage;
  const page = { order: search.order, limit: search.perPage, offset };
  const { ids, total } = words
    ? await searchLocations(db, { ...search, words }, page)
    : { ids: [], total: 0 };
  const others = total < enough && search.page === 1 ? await suggest(db, search, ids) : [];
  const cards = await findCards(db, [...ids, ...others]);
  return { locations: cards.slice(0, ids.length), total, suggested: cards.slice(ids.length) };
}

async function suggest(db: Db, search: Search, shown: readonly number[]): Promise<number[]> {
  const { center, categories } = search;
  const alike =
    categories.length > 0 ? await findGoodLocations(db, { center, categories }, shown, enough) : [];
  if (alike.length === enough) return alike;
  const except = [...shown, ...alike];
  const any = { center, categories: [] };
  return [...alike, ...(await findGoodLocations(db, any, except, enough - alike.length))];
}
