import type { ReactNode } from 'react';
import { NavLink, opensElsewhere } from '#components/ui/nav-link.tsx';
import { resultCountLabel } from '#domain/words/count-labels.ts';
import { openSearch } from '#lib/browser/search-modal.ts';
import type { ResultPage } from '../cards/card-data.ts';
import { copy } from '../filters/copy.ts';
import type { FilterChoices } from '../filters/filter-choices.ts';
import type { SearchState } from '../search-href.ts';

type ResultsHeadingProps = {
  state: SearchState;
  first: ResultPage | undefined;
  choices: FilterChoices;
  children: ReactNode;
};

export function ResultsHeading({ state, first, choices, children }: ResultsHeadingProps) {
  const count = first && resultCountLabel(first.total, first.exact);
  const radius = !namesPlace(first) && `rază de ${copy.km(state.radius)}`;
  return (
    <div className="flex flex-col gap-1">
      <h1 className="text-xl max-md:line-clamp-1 md:text-3xl">
        {searchTitle(state, choices, first)}
      </h1>
      <div className="flex flex-wrap gap-x-1.5 text-sm text-muted">
        <p role="status" className="tabular first-letter:uppercase">
          {count && (
            // The empty state shows this text.
            <span className={first.total === 0 ? 'sr-only' : ''}>
              {radius ? `${count} · ` : count}
            </span>
          )}
          {radius}
        </p>
        {radius && <ChangePlace />}
      </div>
      {radius && children}
    </div>
  );
}

function ChangePlace() {
  return (
    <NavLink
      href="/"
      className="-my-3 inline-block py-3 font-semibold text-brand underline underline-offset-4"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        openSearch(true);
      }}
    >
      Schimbă orașul
    </NavLink>
  );
}

const maxLength = 22;

export function searchTitle(
  state: SearchState,
  choices: FilterChoices,
  page?: Pick<ResultPage, 'understood'>,
): string {
  const names = choices.categories
    .filter(({ id }) => state.categories.includes(id))
    .map(({ name }) => name);
  const subject = state.search
    ? `„${clipped(state.search)}”`
    : names.join(', ') || 'Saloane, frizerii și medici';
  if (namesPlace(page)) return subject;
  return `${subject} în zona ${state.city.name.split(',')[0]}`;
}

function namesPlace(page: Pick<ResultPage, 'understood'> | undefined): boolean {
  return page?.understood.some(({ kind }) => kind === 'place') ?? false;
}

function clipped(text: string): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
}
