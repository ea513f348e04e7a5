import type { FiltersForm } from '#contract/filters-form.ts';
import type { SearchState } from './search-state.ts';

type Choice = { id: number; name: string };

/** What can be filtered by, from the filters form. */
export type FilterChoices = { categories: Choice[]; payments: Choice[] };

const choice = ({ id, name }: Choice): Choice => ({ id, name });

export function toFilterChoices(form: FiltersForm): FilterChoices {
  return {
    categories: form.categories.map(choice),
    payments: form.payment_methods.map(choice),
  };
}

/** Returns a list with an id taken out when it is in, or put in. */
export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

/** Returns the search without filters: place, text and order stay. */
export function cleared(state: SearchState): SearchState {
  return { ...state, categories: [], payments: [], page: 1 };
}
