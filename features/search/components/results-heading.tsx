'use client';

import type { Ref } from 'react';
import { NavLink } from '#components/ui/nav-link.tsx';
import { resultCountLabel } from '#domain/result-count.ts';
import { openSearch } from '#lib/search-modal.ts';
import type { ResultPage } from '../card-data.ts';
import { resultsCopy as copy } from '../results-copy.ts';
import type { FilterChoices } from '../filter-choices.ts';
import { searchTitle } from '../search-title.ts';
import type { SearchState } from '../search-state.ts';

type ResultsHeadingProps = {
  ref: Ref<HTMLHeadingElement>;
  state: SearchState;
  first: ResultPage | undefined;
  choices: FilterChoices;
  place: { isDefault: boolean; unknown: string };
};

/** What was searched and where, how many there are, and that the place is only a guess. */
export function ResultsHeading({ ref, state, first, choices, place }: ResultsHeadingProps) {
  const guessed = place.isDefault || place.unknown !== '';
  return (
    <div className="flex flex-col gap-2">
      <h1 ref={ref} className="line-clamp-2 text-2xl md:text-3xl">
        {searchTitle(state, choices)}
      </h1>
      <p role="status" className="tabular text-base text-muted">
        {first && `${resultCountLabel(first.total, first.exact)} · `}
        {copy.results.radius(state.radius)}
      </p>
      {guessed && (
        <p className="text-sm">
          {place.unknown && `${copy.results.placeUnknown(place.unknown)} `}
          {place.isDefault && `${copy.results.nearDefault} `}
          <NavLink
            href="/"
            className="inline-flex min-h-target items-center font-semibold text-brand underline underline-offset-4"
            onClick={(event) => {
              event.preventDefault();
              openSearch();
            }}
          >
            {copy.results.changePlace}
          </NavLink>
        </p>
      )}
    </div>
  );
}
