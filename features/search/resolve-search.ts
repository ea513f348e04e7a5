import type { SelectedCity } from '#lib/place.ts';
import type { AskedSearch, SearchState } from './search-state.ts';

type Kept = { city: SelectedCity; radius: number };

/** Completes a search: the place and the radius of the address, or else the visitor's own. */
export function resolveSearch(asked: AskedSearch, kept: Kept): SearchState {
  const { search, categories, payments, sort, page } = asked;
  return {
    search,
    categories,
    payments,
    sort,
    page,
    city: asked.city ?? kept.city,
    radius: asked.radius ?? kept.radius,
  };
}
