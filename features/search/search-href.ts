import type { SearchTime } from '#contract/search-time.ts';
import type { CallInput } from '#contract/types.ts';
import type { LocationSort } from '#contract/values.ts';
import type { SelectedCity } from '#lib/place/place.ts';

/** The place and radius (km) of a search. */
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
export const searchParams = [
  ...['search', 'place', 'lat', 'lng', 'radius', 'date', 'after', 'before', 'open_now'],
  ...['categories[]', 'categories', 'payment_methods[]', 'payment_methods', 'sort', 'page'],
];

export const anyTime: SearchTime = { date: [], after: null, before: null, open_now: false };

/** Returns the address of a search, with the parameters of `params` that no search has. */
export function searchHref(state: SearchState, params: AddressParams = []): string {
  const query = searchQuery(state);
  for (const [name, value] of params) if (!searchParams.includes(name)) query.append(name, value);
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

function timeQuery(time: SearchTime) {
  return { ...slotTimeQuery(time), ...(time.open_now && { open_now: 1 as const }) };
}

export function slotTimeQuery({ date, after, before }: SearchTime) {
  return {
    ...(date.length > 0 && { date }),
    ...(after && { after }),
    ...(before && { before }),
  };
}
