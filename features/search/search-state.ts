import type { SearchTime } from '#contract/search-time.ts';
import type { CallInput } from '#contract/types.ts';
import {
  lastPage,
  locationSorts,
  maxCounts,
  maxLengths,
  type LocationSort,
} from '#contract/values.ts';
import { defaultRadiusKm } from '#domain/place/geo.ts';
import { defaultCity, placeFromAddress, type SelectedCity } from '#lib/place/place.ts';
import { anyTime, timeFromAddress, timeQuery } from './search-time.ts';

/** Where to search; `radius` in km. */
export type SearchArea = { city: SelectedCity; radius: number };

export type SearchState = SearchArea & {
  search: string;
  time: SearchTime;
  categories: number[];
  payments: number[];
  sort: LocationSort | null;
  page: number;
};

export type AddressParams = Iterable<[name: string, value: string]>;

/** The parameters of a search, in the order of the canonical address. */
const names = [
  ...['search', 'place', 'lat', 'lng', 'radius', 'date', 'after', 'before', 'open_now'],
  ...['categories[]', 'categories', 'payment_methods[]', 'payment_methods', 'sort', 'page'],
];

/**
 * Parses the address of a search; ignores invalid parameters. `own` is the place and radius of an address that
 * names none.
 */
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

/** Returns a reader of the values of a parameter, trimmed and without NUL, which no api can store. */
function valuesOf(params: AddressParams) {
  const values = [...params].map(([name, value]) => [name, value.replaceAll('\0', '').trim()]);
  return (wanted: string) => values.flatMap(([name, value = '']) => (name === wanted ? value : []));
}

/** What an address of results leaves open: which visitor looks, or where a typed place is. */
export function openParts(params: AddressParams) {
  const all = valuesOf(params);
  const { city, radius } = placeFromAddress((name) => all(name)[0]);
  const placeText = city ? '' : (all('place')[0] ?? '').slice(0, maxLengths.place);
  return { city, placeText, isComplete: city !== null && radius !== null };
}

/** Returns true if the address is the canonical one of its search; other parameters do not count. */
export function isCanonical(params: AddressParams, state: SearchState): boolean {
  const own = [...params].filter(([name]) => names.includes(name));
  return String(new URLSearchParams(own)) === String(searchQuery(state));
}

/** Returns the address of a search, with the parameters of `params` that no search has. */
export function searchHref(state: SearchState, params: AddressParams = []): string {
  const query = searchQuery(state);
  for (const [name, value] of params) if (!names.includes(name)) query.append(name, value);
  return `/locations?${query.toString().replaceAll('%5B%5D', '[]').replaceAll('%3A', ':')}`;
}

export function searchQuery(state: SearchState): URLSearchParams {
  const { search, city, radius, time, categories, payments, sort, page } = state;
  return new URLSearchParams(
    Object.entries({
      search: search || [],
      place: city.name,
      lat: city.lat,
      lng: city.lng,
      radius,
      ...timeQuery(time),
      'categories[]': categories,
      'payment_methods[]': payments,
      sort: sort ?? [],
      page: page > 1 ? page : [],
    }).flatMap(([name, values]) => [values].flat().map((value) => [name, String(value)])),
  );
}

/** Returns the address for a place name typed but not picked; the results page looks it up. */
export function placeNameHref(search: string, place: string): string {
  return `/locations?${new URLSearchParams({ ...(search && { search }), place })}`;
}

/** Returns a search around a place, without filters. */
export function plainSearch(area: SearchArea, search = ''): SearchState {
  return { ...area, search, time: anyTime, categories: [], payments: [], sort: null, page: 1 };
}

/** Returns the query of the list call: radius in metres, sort only if set, page only above 1. */
export function listQuery(state: SearchState): NonNullable<CallInput<'listLocations'>['query']> {
  return {
    latitude: state.city.lat,
    longitude: state.city.lng,
    radius: state.radius * 1000,
    ...(state.search && { search: state.search }),
    ...timeQuery(state.time),
    ...(state.categories.length > 0 && { categories: state.categories }),
    ...(state.payments.length > 0 && { payment_methods: state.payments }),
    ...(state.sort && { sort: state.sort }),
    ...(state.page > 1 && { page: state.page }),
  };
}
