import { resultsCopy as copy } from './results-copy.ts';
import type { FilterChoices } from './filter-choices.ts';
import type { SearchState } from './search-state.ts';

/** Returns what a search is for and where: 'Frizerii lângă Iași', '„tuns” lângă Cluj-Napoca'. */
export function searchTitle(state: SearchState, choices: FilterChoices): string {
  const names = choices.categories
    .filter(({ id }) => state.categories.includes(id))
    .map(({ name }) => name);
  const trade = names.length === 1 ? names[0] : undefined;
  const what = state.search ? copy.results.quoted(state.search) : (trade ?? copy.results.title);
  return copy.results.near(what, state.city.name.split(',')[0] ?? state.city.name);
}
