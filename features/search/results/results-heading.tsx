import type { ReactNode } from 'react';
import { resultCountLabel } from '#domain/words/count-labels.ts';
import type { ResultPage } from '../cards/card-data.ts';
import { copy } from '../filters/copy.ts';
import type { FilterChoices } from '../filters/filter-choices.ts';
import { namesPlace, searchTitle } from './search-title.ts';
import type { SearchState } from '../search-href.ts';

type ResultsHeadingProps = {
  state: SearchState;
  first: ResultPage | undefined;
  choices: FilterChoices;
  children: ReactNode;
};

export function ResultsHeading({ state, first, choices, children }: ResultsHeadingProps) {
  const count = first && resultCountLabel(first.total, first.exact);
  const radius = !namesPlace(first) && `pe o rază de ${copy.km(state.radius)}`;
  return (
    <div className="flex flex-col gap-2">
      <h1 className="line-clamp-2 text-2xl md:text-3xl">{searchTitle(state, choices, first)}</h1>
      <p role="status" className="tabular text-base text-muted">
        {[count, radius].filter(Boolean).join(' · ')}
      </p>
      {radius && children}
    </div>
  );
}
