import type { FiltersForm } from '#contract/filters-form.ts';
import { type SearchState, anyTime } from '../search-href.ts';

type Choice = { id: number; name: string };

export type FilterChoices = { categories: Choice[]; payments: Choice[] };

const choice = ({ id, name }: Choice): Choice => ({ id, name });

export function toFilterChoices(form: FiltersForm): FilterChoices {
  return {
    categories: form.categories.map(choice),
    payments: form.payment_methods.map(choice),
  };
}

export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

/** Returns the search without filters; keeps place, radius, text and sort. */
export function cleared(state: SearchState): SearchState {
  return { ...state, time: anyTime, categories: [], payments: [], page: 1 };
}
