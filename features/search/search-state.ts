import type { SearchTime } from '#contract/search-time.ts';
import { locationSorts } from '#contract/location-order.ts';
import { lastPage, maxCounts, maxLengths } from '#contract/values.ts';
import { defaultRadiusKm } from '#domain/place/geo.ts';
import { isLocalDate, isLocalTime } from '#domain/time/local-time.ts';
import { searchParams } from '#domain/search/search-params.ts';
import { defaultCity, placeFromAddress } from '#lib/place/place.ts';
import {
  searchQuery,
  type AddressParams,
  type SearchArea,
  type SearchState,
} from './search-href.ts';

/** Ignores invalid parameters. `own` replaces a missing place or radius. */
export function parseSearch(
  params: AddressParams,
  own: SearchArea = { city: defaultCity, radius: defaultRadiusKm },
): SearchState {
  const all = valuesOf(params);
  const one = (name: string) => all(name)[0] ?? '';
  const ids = (name: string) => {
    const texts = [...all(name), ...all(`${name}[]`)];
    const numbers = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
    return [...new Set(numbers)].slice(0, maxCounts.filterIds);
  };
  const page = Number(one('page'));
  const { city, radius } = placeFromAddress(one);
  return {
    search: one('search').slice(0, maxLengths.search),
    city: city ?? own.city,
    radius: radius ?? own.radius,
    time: timeFromAddress(all),
    categories: ids('categories'),
    payments: ids('payment_methods'),
    sort: locationSorts.find((sort) => sort === one('sort')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** Removes NUL, which the api refuses. */
function valuesOf(params: AddressParams) {
  const query = new URLSearchParams([...params]);
  return (name: string) => query.getAll(name).map((text) => text.replaceAll('\0', '').trim());
}

/** If `isComplete` is false, the search depends on cookies. */
export function openParts(params: AddressParams) {
  const all = valuesOf(params);
  const { city, radius } = placeFromAddress((name) => all(name)[0]);
  const placeText = city ? '' : (all('place')[0] ?? '').slice(0, maxLengths.place);
  return { placeText, isComplete: city !== null && radius !== null };
}

export function isCanonical(params: AddressParams, state: SearchState): boolean {
  const own = [...params].filter(([name]) => searchParams.includes(name));
  return String(new URLSearchParams(own)) === String(searchQuery(state));
}

function timeFromAddress(all: (name: string) => string[]): SearchTime {
  const days = new Set(all('date').filter(isLocalDate));
  const time = (name: string) => all(name).find(isLocalTime) ?? null;
  return {
    date: [...days].sort().slice(0, maxCounts.searchDays),
    after: time('after'),
    before: time('before'),
    open_now: all('open_now')[0] === '1',
  };
}
