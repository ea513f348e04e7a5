import { resultsCopy as copy } from '../results-copy.ts';
import type { ResultPage } from '../cards/card-data.ts';
import type { FilterChoices } from '../filters/filter-choices.ts';
import type { SearchState } from '../search-href.ts';

/** Keeps the heading within two lines on a phone. */
const longestText = 22;

export function searchTitle(
  state: SearchState,
  choices: FilterChoices,
  page?: Pick<ResultPage, 'understood'>,
): string {
  const names = choices.categories
    .filter(({ id }) => state.categories.includes(id))
    .map(({ name }) => name);
  const trade = names.length === 1 ? names[0] : undefined;
  const what = state.search
    ? copy.results.quoted(clipped(state.search))
    : (trade ?? copy.results.title);
  if (namesPlace(page)) return what;
  return copy.results.inArea(what, state.city.name.split(',')[0] ?? state.city.name);
}

export function namesPlace(page: Pick<ResultPage, 'understood'> | undefined): boolean {
  return page?.understood.some(({ kind }) => kind === 'place') ?? false;
}

function clipped(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, longestText).replace(/\s+\S*$/, '')}…`;
}
