import 'server-only';
import type { FiltersForm } from '#contract/filters-form.ts';
import { serverCall, sessionCall } from '#lib/api/server-call.ts';
import { shortAddress, type placeFromCookies, type SelectedCity } from '#lib/place.ts';
import { toResultPage } from './card-data.ts';
import { toFilterChoices, type FilterChoices } from './filter-choices.ts';
import { resolveSearch } from './resolve-search.ts';
import { listQuery, parseSearch } from './search-state.ts';
import type { InitialResults } from './use-results.ts';

type Params = Record<string, string | string[] | undefined>;

const NO_CHOICES: FilterChoices = { categories: [], payments: [] };

/**
 * Returns what the results page begins with: the search of its address, its first page (null when the
 * api fails) and the filters. The cookies count only where the address names no place.
 */
export async function loadResults(params: Params, kept: ReturnType<typeof placeFromCookies>) {
  const asked = parseSearch(params);
  const form = loadChoices();
  const named = asked.placeText ? await findCity(asked.placeText) : null;
  const city = asked.city ?? named;
  const state = resolveSearch({ ...asked, city }, kept);
  const list = sessionCall('listLocations', { query: listQuery(state) }).then(
    toResultPage,
    () => null,
  );
  const initial: InitialResults = { state, page: await list, query: queryOf(params) };
  return {
    initial,
    choices: await form,
    place: {
      isDefault: city === null && kept.isDefault,
      unknown: named === null ? asked.placeText : '',
    },
  };
}

async function loadChoices(): Promise<FilterChoices> {
  try {
    const { data }: { data: FiltersForm } = await serverCall('filtersForm');
    return toFilterChoices(data);
  } catch {
    return NO_CHOICES;
  }
}

async function findCity(text: string): Promise<SelectedCity | null> {
  try {
    const { data } = await serverCall('listPlaces', { query: { search: text, limit: 1 } });
    const [place] = data;
    if (!place) return null;
    return { lat: place.latitude, lng: place.longitude, name: shortAddress(place.label) };
  } catch {
    return null;
  }
}

function queryOf(params: Params): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(key, one);
  }
  return query.toString();
}
