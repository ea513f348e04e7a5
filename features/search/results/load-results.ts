import 'server-only';
import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import type { LocationCard } from '#contract/location-list.ts';
import type { CallOutput } from '#contract/types.ts';
import { maxCounts } from '#contract/values.ts';
import { fold } from '#domain/words/fold.ts';
import { errorsBetween } from '#domain/search/typing-errors.ts';
import { today } from '#domain/time/local-time.ts';
import { serverCall, sessionCall } from '#lib/api/server-call.ts';
import { setPageShared, setPageStatus } from '#lib/page-gate/page-status.ts';
import { pageMetadata } from '#lib/seo/seo.ts';
import { paramPairs, type PageParams } from '#lib/page-gate/page-params.ts';
import { placeFromCookies, toCity, type SelectedCity } from '#lib/place/place.ts';
import { toResultPage } from '../cards/card-data.ts';
import { toFilterChoices } from '../filters/filter-choices.ts';
import { listQuery } from '../list-query.ts';
import { searchHref, type SearchState } from '../search-href.ts';
import { withDates } from '../named-days.ts';
import { isCanonical, openParts, parseSearch } from '../search-state.ts';
import { searchTitle } from './results-heading.tsx';
import type { InitialResults } from './use-results.ts';

export type SimilarCity = { name: string; href: string };

export type LocationElsewhere = Pick<LocationCard, 'id' | 'slug' | 'name' | 'city'>;

const lettersToTrust = 2;
const maxSimilar = 3;
/** Each part of a typed address costs an api request. */
const maxParts = 3;

const unknownPlaceParam = 'unknown_place';

type Cookies = { get: (name: string) => { value: string } | undefined };

/** Redirects to the canonical URL, temporarily if it depends on cookies, day or a place lookup. */
async function readAddress(params: [string, string][], cookies: Cookies): Promise<SearchState> {
  const { placeText, isComplete } = openParts(params);
  const dated = withDates(params, today(new Date()));
  if (!isComplete || dated) {
    const own = placeFromCookies((name) => cookies.get(name)?.value);
    const city = placeText ? await findCity(placeText).catch(() => null) : null;
    const unknown: [string, string][] = placeText && !city ? [[unknownPlaceParam, placeText]] : [];
    const state = parseSearch(dated ?? params, { ...own, ...(city && { city }) });
    redirect(searchHref(state, [...params, ...unknown]));
  }
  const state = parseSearch(params);
  if (!isCanonical(params, state)) permanentRedirect(searchHref(state, params));
  return state;
}

/**
 * `counties` or `initial.page` is null if its call fails; without a page the status is 503.
 * Redirects to move a time from the text to parameters.
 */
export async function loadResults(query: PageParams, cookies: Cookies) {
  const loadingForm = serverCall('filtersForm').catch(() => null);
  const params = paramPairs(query);
  const state = await readAddress(params, cookies);
  const list = await sessionCall('listLocations', { query: listQuery(state) }).catch(() => null);
  if (list && list.search !== state.search)
    redirect(searchHref({ ...state, search: list.search, time: list.time }, params));
  if (list === null) setPageStatus(503);
  const page = list && toResultPage(list);
  const unknown = params.find(([name]) => name === unknownPlaceParam)?.[1] ?? '';
  const place = {
    unknown,
    similar: unknown ? await findSimilarCities(unknown, state).catch(() => []) : [],
  };
  const form = (await loadingForm)?.data;
  if (page && form) setPageShared();
  const choices = toFilterChoices(form);
  const title = searchTitle(state, choices, page ?? undefined);
  const initial: InitialResults = { address: searchHref(state), page };
  return {
    initial,
    state,
    choices,
    counties: form?.counties ?? null,
    place,
    title,
    ignored: list?.ignored ?? [],
    named: list && namedElsewhere(list),
  };
}

async function findSimilarCities(text: string, state: SearchState): Promise<SimilarCity[]> {
  const name = fold(text);
  const { data } = await serverCall('listPlaces', {
    query: { search: name.slice(0, lettersToTrust), limit: maxCounts.places },
  });
  const distanceOf = (place: { name: string }) => errorsBetween(name, fold(place.name));
  return data
    .sort((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, maxSimilar)
    .map(toCity)
    .map((city) => ({ name: city.name, href: searchHref({ ...state, city, page: 1 }) }));
}

async function findCity(text: string): Promise<SelectedCity | null> {
  const parts = text
    .split(',')
    .filter((part) => part.trim())
    .slice(-maxParts);
  for (const at of parts.keys()) {
    const search = parts.slice(at).join(',');
    const { data } = await serverCall('listPlaces', { query: { search, limit: 1 } });
    const [place] = data;
    if (place) return toCity(place);
  }
  return null;
}

type NamedList = Pick<CallOutput<'listLocations'>, 'search' | 'data' | 'suggested'>;

export function namedElsewhere({ search, data, suggested }: NamedList): LocationElsewhere | null {
  const isNamed = ({ name }: LocationElsewhere) => fold(name) === fold(search);
  return data.some(isNamed) ? null : (suggested.find(isNamed) ?? null);
}

/** Search engines index the pages of cities instead. */
export function resultsMetadata(path: string, title: string): Metadata {
  const description =
    'Înfrumusețare, sănătate și sport aproape de tine: compară prețuri, alege ora și rezervă online.';
  return pageMetadata({ title, description, path, hidden: true });
}
