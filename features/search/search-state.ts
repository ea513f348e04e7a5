import type { CallInput } from '#contract/types.ts';
import {
  lastPage,
  locationSorts,
  maxCounts,
  maxLengths,
  type LocationSort,
} from '#contract/values.ts';
import { placeFromAddress, type SelectedCity } from '#lib/place/place.ts';
import { basicQuery, resultsPath, type SearchArea } from './search-address.ts';

/** The parsed URL of the results page. `city` and `radius` are null if absent or invalid. */
export type AddressQuery = {
  search: string;
  city: SelectedCity | null;
  /** A place name typed but not picked, from a form sent without script. */
  placeText: string;
  radius: number | null;
  categories: number[];
  payments: number[];
  sort: LocationSort | null;
  page: number;
};

/** A complete search, with place and radius. */
export type SearchState = Omit<AddressQuery, 'city' | 'placeText' | 'radius'> & SearchArea;

export type Params = Record<string, string | string[] | undefined>;

/** Parses URL parameters; ignores invalid ones. */
export function parseSearch(params: Params): AddressQuery {
  // Strips NUL characters, which no api can store.
  const one = (key: string) => [params[key]].flat()[0]?.replaceAll('\0', '').trim() ?? '';
  const ids = (key: string) => {
    const texts = [params[key], params[`${key}[]`]].flat().filter((text) => text !== undefined);
    const numbers = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
    return [...new Set(numbers)].slice(0, maxCounts.filterIds);
  };
  const page = Number(one('page'));
  const { city, radius } = placeFromAddress(one);
  return {
    search: one('search').slice(0, maxLengths.search),
    city,
    placeText: city ? '' : one('place').slice(0, maxLengths.place),
    radius,
    categories: ids('categories'),
    payments: ids('payment_methods'),
    sort: locationSorts.find((sort) => sort === one('sort')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** Completes a search with the visitor's own place and radius where the URL has none. */
export function resolveSearch(query: AddressQuery, own: SearchArea): SearchState {
  const { search, categories, payments, sort, page, city, radius } = query;
  return {
    search,
    categories,
    payments,
    sort,
    page,
    city: city ?? own.city,
    radius: radius ?? own.radius,
  };
}

/** Returns a search around a place, without filters. */
export function plainSearch(area: SearchArea, search = ''): SearchState {
  return { ...area, search, categories: [], payments: [], sort: null, page: 1 };
}

/** Returns a canonical key of the search in a URL; ignores all other parameters. */
export function searchKey(params: Params): string {
  return JSON.stringify(parseSearch(params));
}

/** Groups URL parameters by name; repeated ones become lists. */
export function paramsOf(query: Iterable<[string, string]>): Params {
  const params: Params = {};
  for (const [key, value] of query) {
    const before = params[key];
    params[key] = before === undefined ? value : [before, value].flat();
  }
  return params;
}

/**
 * Returns the URL of a search without default values. `named` always includes the radius: without it the
 * visitor's own radius would apply.
 */
export function searchHref(state: SearchState, named?: 'radius'): string {
  const query = basicQuery(state);
  if (named) query.set(named, String(state.radius));
  for (const id of state.categories) query.append('categories[]', String(id));
  for (const id of state.payments) query.append('payment_methods[]', String(id));
  if (state.sort) query.set('sort', state.sort);
  if (state.page > 1) query.set('page', String(state.page));
  return resultsPath(query);
}

/** Returns the query of the list call: radius in metres, sort only if set, page only above 1. */
export function listQuery(state: SearchState): NonNullable<CallInput<'listLocations'>['query']> {
  return {
    latitude: state.city.lat,
    longitude: state.city.lng,
    radius: state.radius * 1000,
    ...(state.search && { search: state.search }),
    ...(state.categories.length > 0 && { categories: state.categories }),
    ...(state.payments.length > 0 && { payment_methods: state.payments }),
    ...(state.sort && { sort: state.sort }),
    ...(state.page > 1 && { page: state.page }),
  };
}
