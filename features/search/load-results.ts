import 'server-only';
import type { FiltersForm } from '#contract/filters-form.ts';
import { maxCounts } from '#contract/values.ts';
import { fold } from '#domain/words/fold.ts';
import { errorsBetween } from '#domain/search/typing-errors.ts';
import { serverCall, sessionCall } from '#lib/api/server-call.ts';
import { setPageStatus } from '#lib/page-gate/page-status.ts';
import { placeFromCookies, shortAddress, type SelectedCity } from '#lib/place/place.ts';
import { toResultPage } from './card-data.ts';
import { toFilterChoices, type FilterChoices } from './filter-choices.ts';
import {
  listQuery,
  parseSearch,
  resolveSearch,
  searchHref,
  searchKey,
  type Params,
  type SearchState,
} from './search-state.ts';
import { searchTitle } from './search-title.ts';
import type { InitialResults } from './use-results.ts';

/** A suggested place and the URL of the search there. */
export type SimilarCity = { name: string; href: string };

const lettersToTrust = 2;
const mostSimilar = 3;
/** Street, number and city: each part costs an api request. */
const mostParts = 3;

export const noChoices: FilterChoices = { categories: [], payments: [] };

type Cookies = { get: (name: string) => { value: string } | undefined };

/** Returns the search of a URL, completed from the cookies, and the data for the note about its place. */
async function loadSearch(params: Params, cookies: Cookies) {
  const own = placeFromCookies((name) => cookies.get(name)?.value);
  const query = parseSearch(params);
  const named = query.placeText ? await findCity(query.placeText) : null;
  const city = query.city ?? named;
  const unknown = named === null ? query.placeText : '';
  const state = resolveSearch({ ...query, city }, own);
  return {
    state,
    place: {
      isDefault: city === null && own.isDefault,
      unknown,
      similar: unknown ? await findSimilarCities(unknown, state) : [],
    },
  };
}

/**
 * Returns the initial data of the results page: search, choices, first page (each null if the api fails) and
 * title. The title depends on the results because the text may name a place. Responds 503 without results, so
 * that the page, which offers a retry, is not indexed or cached.
 */
export async function loadResults(params: Params, cookies: Cookies) {
  const loading = loadChoices();
  const { state, place } = await loadSearch(params, cookies);
  const list = sessionCall('listLocations', { query: listQuery(state) });
  const page = await list.then(toResultPage, () => null);
  if (page === null) setPageStatus(503);
  const initial: InitialResults = { state, page, query: searchKey(params) };
  const choices = await loading;
  const title = searchTitle(state, choices ?? noChoices, page ?? undefined);
  return { initial, choices, place, title };
}

/** Returns null if the api fails. */
async function loadChoices(): Promise<FilterChoices | null> {
  try {
    const { data }: { data: FiltersForm } = await serverCall('filtersForm');
    return toFilterChoices(data);
  } catch {
    return null;
  }
}

/** Returns the localities with the names most similar to an unknown one, each with the URL of its search. */
async function findSimilarCities(text: string, state: SearchState): Promise<SimilarCity[]> {
  const name = fold(text);
  try {
    const { data } = await serverCall('listPlaces', {
      query: { search: name.slice(0, lettersToTrust), limit: maxCounts.places },
    });
    const distanceOf = (place: { name: string }) => errorsBetween(name, fold(place.name));
    return data
      .sort((one, other) => distanceOf(one) - distanceOf(other))
      .slice(0, mostSimilar)
      .map(({ label, latitude: lat, longitude: lng }) => {
        const city = { lat, lng, name: shortAddress(label) };
        return { name: city.name, href: searchHref({ ...state, city, page: 1 }) };
      });
  } catch {
    return [];
  }
}

/**
 * Finds the place that a text names, with its county, or else the place of its last parts: the city of
 * "Strada Lungă 7, Brașov".
 */
async function findCity(text: string): Promise<SelectedCity | null> {
  try {
    const parts = text.split(',').filter((part) => part.trim());
    for (const at of parts.slice(0, mostParts).keys()) {
      const search = parts.slice(at).join(',');
      const { data } = await serverCall('listPlaces', { query: { search, limit: 1 } });
      const [place] = data;
      if (place)
        return { lat: place.latitude, lng: place.longitude, name: shortAddress(place.label) };
    }
  } catch {
    return null;
  }
  return null;
}
