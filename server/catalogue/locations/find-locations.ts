import type { LocationSort } from '#contract/location-order.ts';
import { isLikeCategoryWord, skipWords } from '#domain/search/synonyms.ts';
import type { AskedTime } from '#domain/search/when.ts';
import type { Db } from '#server/deps.ts';
import type { PriceRange } from '#domain/search/read-price.ts';
import { presentTime, readSearch } from '../search-text/read-search.ts';
import { typedWords } from '../search-text/read-text.ts';
import { findFree } from '../slots/next-times.ts';
import type { CardRow } from './card-repository.ts';
import { maxTotalOf } from './count-repository.ts';
import { findPriced } from './find-priced.ts';
import { areHoursIndexed } from './index-repository.ts';
import type { LocationFilter } from './matching-repository.ts';
import { findGoodLocations, hasMatches, searchLocations, type Hits } from './search-repository.ts';

type Search = {
  text: string;
  time: AskedTime;
  sort: LocationSort | null;
  page: number;
  perPage: number;
  isCounted: boolean;
  now: Date;
} & Pick<LocationFilter, 'center' | 'radiusKm' | 'categories' | 'paymentMethods'>;

type Priced = { price: PriceRange | null };

/** With fewer results, the first page gets up to this many suggestions. */
const minResults = 6;
const aroundDistrictKm = 8;

export async function findLocations(db: Db, search: Search) {
  const { reading, time, words, ignored, ...conditions } = await readSearch(db, search);
  const { price } = reading;
  const sort = search.sort ?? reading.order;
  const { perPage: limit, isCounted } = search;
  const page = { sort, limit, offset: (search.page - 1) * limit, isCounted };
  const isPriced = price !== null || sort === 'price';
  const find = (filter: LocationFilter) =>
    isPriced
      ? findPriced(db, filter, { ...page, price, now: search.now })
      : searchLocations(db, filter, page);
  const openAt = time.isOpenNow ? search.now : null;
  const isTimed = !!(conditions.freeOn ?? openAt);
  const whole: LocationFilter = {
    ...search,
    ...conditions,
    openAt,
    areHoursIndexed: isTimed && (await areHoursIndexed(db)),
    words: words ?? [],
  };
  const { filter, hits, isHopeless } = words
    ? await findOrLoosen(db, widerFilters(whole, search.radiusKm), find, isTimed || isPriced)
    : { filter: whole, hits: none, isHopeless: false };
  const dropped = whole.words
    .filter((word) => !filter.words.includes(word))
    .map(({ word }) => word);
  const { cards, total, isCut } = await withoutTaken(db, hits, filter, { ...search, price });
  const maxTotal = isCounted ? maxTotalOf(filter) : limit;
  const isFew = total < minResults && total <= maxTotal;
  const hasSuggestions = isFew && search.page === 1;
  return {
    cards,
    suggested: hasSuggestions
      ? await suggest(db, filter, { radiusKm: search.radiusKm, price, isHopeless }, cards)
      : [],
    center: filter.center,
    counted: { total, maxTotal, isCut },
    understanding: {
      understood: reading.parts,
      ignored: [...reading.ignored, ...typedWords(reading.text, [...ignored, ...dropped])],
      search: reading.timeless,
      time: presentTime(time),
      price,
      sort,
    },
  };
}

function widerFilters(filter: LocationFilter, radiusKm: number): LocationFilter[] {
  const radii = [aroundDistrictKm, radiusKm].filter((km) => km > filter.radiusKm && km <= radiusKm);
  return [filter, ...radii.map((km) => ({ ...filter, radiusKm: km }))];
}

function atAnyTime(filter: LocationFilter): LocationFilter {
  return { ...filter, freeOn: null, openAt: null };
}

const none: Hits = { cards: [], total: 0, isCut: false };

/**
 * If no filter has results, drops words of the last one, unless only its time or price
 * (`isNarrowed`) exclude its matches. `isHopeless` means that dropping words did not help.
 */
async function findOrLoosen(
  db: Db,
  filters: readonly LocationFilter[],
  find: (filter: LocationFilter) => Promise<Hits>,
  isNarrowed: boolean,
): Promise<{ filter: LocationFilter; hits: Hits; isHopeless: boolean }> {
  let hits = none;
  for (const filter of filters) {
    hits = await find(filter);
    if (hits.total > 0) return { filter, hits, isHopeless: false };
  }
  const filter = filters.at(-1)!;
  const mayLoosen = withFewerWords(filter).length > 0;
  if (!mayLoosen || (isNarrowed && (await hasMatches(db, atAnyTime(filter)))))
    return { filter, hits, isHopeless: false };
  const looser = await loosen(db, filter);
  if (!looser) return { filter, hits, isHopeless: true };
  return { filter: looser, hits: await find(looser), isHopeless: false };
}

/** False with payment methods, which are checked only for the first `maxCandidates` of a filter. */
function widerMatchesMore({ paymentMethods }: LocationFilter): boolean {
  return paymentMethods.length === 0;
}

async function loosen(db: Db, filter: LocationFilter): Promise<LocationFilter | null> {
  const looser = withFewerWords(filter);
  const isBinary = widerMatchesMore(filter);
  let [from, to] = [0, looser.length];
  while (from < to) {
    const middle = isBinary ? Math.floor((from + to) / 2) : from;
    if (await hasMatches(db, atAnyTime(looser[middle]!))) to = middle;
    else from = middle + 1;
  }
  return looser[from] ?? null;
}

/** Removes locations without a slot on `days`, because the stored availability may be stale. */
async function withoutTaken(
  db: Db,
  hits: Hits,
  { words, freeOn: days }: LocationFilter,
  { price, now, page, perPage }: Pick<Search, 'now' | 'page' | 'perPage'> & Priced,
): Promise<Hits> {
  if (!days) return hits;
  const { cards, total } = hits;
  const free = await findFree(db, idsOf(cards), { words, days, price }, now);
  const left = cards.filter(({ id }) => free.has(id));
  return { ...hits, cards: left, total: page === 1 && total <= perPage ? left.length : total };
}

function idsOf(cards: readonly CardRow[]): number[] {
  return cards.map(({ id }) => id);
}

type Narrowed = Priced & { radiusKm: number; isHopeless: boolean };

async function suggest(
  db: Db,
  filter: LocationFilter,
  { radiusKm, price, isHopeless }: Narrowed,
  page: readonly CardRow[],
): Promise<CardRow[]> {
  const { center, categories } = filter;
  const isNarrow = !!filter.freeOn || !!filter.openAt || !!price || filter.radiusKm < radiusKm;
  const wide = { ...atAnyTime(filter), radiusKm };
  const far = { ...wide, radiusKm: Infinity };
  const near = [...(isNarrow ? [wide] : []), ...withFewerWords(wide)];
  const looser = [
    ...(isHopeless ? [] : near),
    ...(center ? [far, ...withFewerWords(far).slice(-1)] : []),
  ];
  const suggestions = await findFirst(db, filter.words.length > 0 ? looser : [], page);
  for (const wanted of categories.length > 0 ? [categories, []] : [[]]) {
    const search = { center, categories: wanted };
    const limit = minResults - suggestions.length;
    if (limit > 0)
      suggestions.push(
        ...(await findGoodLocations(db, search, idsOf([...page, ...suggestions]), limit)),
      );
  }
  return suggestions;
}

/** Skip words alone are a name, and are dropped together. */
function withFewerWords(filter: LocationFilter): LocationFilter[] {
  const { words } = filter;
  const isName = words.length > 0 && words.every(({ word }) => skipWords.has(word));
  if (isName) return [{ ...filter, words: [] }];
  const last = words
    .toReversed()
    .toSorted(
      (one, other) => Number(isLikeCategoryWord(one.word)) - Number(isLikeCategoryWord(other.word)),
    );
  return words.slice(1).map((_, index) => {
    const dropped = last.slice(0, index + 1);
    return { ...filter, words: words.filter((word) => !dropped.includes(word)) };
  });
}

async function findFirst(
  db: Db,
  filters: readonly LocationFilter[],
  page: readonly CardRow[],
): Promise<CardRow[]> {
  const widest = filters.at(-1);
  if (!widest) return [];
  const isDecisive = filters.length > 1 && widerMatchesMore(widest);
  if (isDecisive && !(await hasMatches(db, widest))) return [];
  for (const filter of filters) {
    if (filter !== widest && !(await hasMatches(db, filter))) continue;
    const { cards } = await searchLocations(db, filter, {
      sort: null,
      limit: minResults + page.length,
      offset: 0,
      isCounted: false,
    });
    const pageIds = idsOf(page);
    const others = cards.filter(({ id }) => !pageIds.includes(id)).slice(0, minResults);
    if (others.length > 0) return others;
  }
  return [];
}
