import type { SearchTime } from '#contract/search-time.ts';
import { searchParams } from '#domain/search/search-params.ts';
import type { SelectedCity } from '#lib/place/place.ts';
import type { SearchCriteria } from '#lib/place/search-box.ts';

/** `radius` is in km. */
export type SearchArea = { city: SelectedCity; radius: number };

export type SearchState = SearchCriteria & { city: SelectedCity; page: number };

/** `city` has only a name if it was typed and not picked. */
export type TypedSearch = Omit<SearchState, 'city'> & {
  city: Pick<SelectedCity, 'name'> & Partial<SelectedCity>;
};

export type AddressParams = Iterable<[name: string, value: string]>;

export const anyTime: SearchTime = { date: [], after: null, before: null, open_now: false };

/** The value of the first `date` field if the second has the day. */
export const chosenDay = 'zi';

/** Keeps the `params` that are not about the search. */
export function searchHref(state: TypedSearch, params: AddressParams = []): string {
  const query = searchQuery(state);
  for (const [name, value] of params) if (!searchParams.includes(name)) query.append(name, value);
  return `/locations?${query.toString().replaceAll('%5B%5D', '[]').replaceAll('%3A', ':')}`;
}

export function searchQuery(state: TypedSearch): URLSearchParams {
  const { search, city, radius, time, categories, payments, sort, page } = state;
  const { date, after, before, open_now } = time;
  return queryOf({
    search,
    place: city.name,
    lat: city.lat,
    lng: city.lng,
    radius,
    date,
    after,
    before,
    open_now: open_now && 1,
    'categories[]': categories,
    'payment_methods[]': payments,
    sort,
    page: page > 1 && page,
  });
}

export function slotCriteria({ search, time }: Pick<SearchState, 'search' | 'time'>): string {
  const { date, after, before } = time;
  return String(queryOf({ search, 'date[]': date, after, before }));
}

function queryOf(params: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => (value ? [[name, String(value)]] : [])),
    ),
  );
}

export function withDay(href: string, day: string | undefined): string {
  return day ? `${href}&date=${day}` : href;
}

export function plainSearch(area: SearchArea, search = '', time = anyTime): SearchState {
  return { ...area, search, time, categories: [], payments: [], sort: null, page: 1 };
}
