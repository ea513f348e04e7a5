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
    ? `„${clipped(state.search)}”`
    : (trade ?? 'Saloane, frizerii și medici');
  if (namesPlace(page)) return what;
  return `${what} în zona ${state.city.name.split(',')[0]}`;
}

export function namesPlace(page: Pick<ResultPage, 'understood'> | undefined): boolean {
  return page?.understood.some(({ kind }) => kind === 'place') ?? false;
}

function clipped(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, longestText).replace(/\s+\S*$/, '')}…`;
}
