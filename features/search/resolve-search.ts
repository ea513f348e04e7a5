import type { SelectedCity } from '#lib/place.ts';
import { DEFAULT_RADIUS_KM } from '#domain/geo.ts';
import type { AskedSearch, SearchState } from './search-state.ts';

type Kept = { city: SelectedCity; radius: number };

/** Completes a search: the place of the address, or else the kept place with its radius. */
export function resolveSearch(asked: AskedSearch, kept: Kept): SearchState {
  const { search, categories, payments, sort, page } = asked;
  return {
    search,
    categories,
    payments,
    sort,
    page,
    city: asked.city ?? kept.city,
    radius: asked.radius ?? (asked.city ? DEFAULT_RADIUS_KM : kept.radius),
  };
}
