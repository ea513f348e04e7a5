'use client';

import { useEffect, useRef } from 'react';
import { classes } from '#components/ui/classes.ts';
import { ErrorState } from '#components/ui/error-state.tsx';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
import { useNewCardFocus } from '#hooks/use-new-card-focus.ts';
import { searchBox } from '#lib/search-box.ts';
import { resultsCopy as copy } from '../results-copy.ts';
import type { FilterChoices } from '../filter-choices.ts';
import { searchTitle } from '../search-title.ts';
import { useDelayed } from '#components/ui/delayed.tsx';
import { useResults, type InitialResults } from '../use-results.ts';
import { CardGrid } from './card-grid.tsx';
import { EmptyResults } from './empty-results.tsx';
import { FailedResults } from './failed-results.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MoreResults } from './more-results.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { SortLinks } from './sort-links.tsx';

type ResultsViewProps = {
  initial: InitialResults;
  choices: FilterChoices;
  /** What to say about the place: none was chosen, or this text names none. */
  place: { isDefault: boolean; unknown: string };
};

/** The live part of the results page: everything below the header. */
export function ResultsView({ initial, choices, place }: ResultsViewProps) {
  const { shown, state, busy, apply, more, failed, retry } = useResults(initial);
  const late = useDelayed(busy !== null) && busy !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = shown.pages;
  const last = shown.pages.at(-1);
  const cards = shown.pages.flatMap((page) => page.cards);
  const { results, onAppend } = useNewCardFocus(cards.length);

  useDocumentTitle(searchTitle(shown.state, choices));

  useEffect(() => {
    const { search, city } = shown.state;
    searchBox.setState({ search, city });
  }, [shown.state]);

  const retryAll = async () => {
    if (await retry()) heading.current?.focus();
  };

  return (
    <div className="page flex flex-col gap-6 py-6 md:py-10">
      <ResultsHeading
        ref={heading}
        state={shown.state}
        first={first}
        choices={choices}
        place={place}
      />
      <FilterBar state={state} choices={choices} total={first} onChange={apply} />
      <SortLinks state={state} onChange={apply} />
      <p role="status" className="sr-only">
        {late && copy.results.loading}
      </p>
      {first && failed === 'update' && (
        <FailedResults
          title={copy.results.failed}
          retrying={busy === 'update'}
          onRetry={retryAll}
        />
      )}
      <div
        ref={results}
        aria-busy={busy === 'update'}
        className={classes('transition-opacity', late && busy === 'update' && 'opacity-50')}
      >
        {!first || !last ? (
          <ErrorState title={copy.results.failed} onRetry={retryAll} retrying={busy === 'update'}>
            {copy.results.failedHint}
          </ErrorState>
        ) : (
          <>
            {cards.length === 0 && <EmptyResults state={shown.state} onChange={apply} />}
            <CardGrid cards={cards} label={copy.results.list} eager={3} level={2} />
            <MoreResults
              state={shown.state}
              first={first}
              last={last}
              count={cards.length}
              loading={busy === 'more'}
              onMore={() => void more(() => onAppend(cards.length))}
              failed={failed === 'more'}
              onRetry={retry}
            />
            {last.suggested.length > 0 && (
              <section className="mt-12 flex flex-col gap-6">
                <h2 className="text-xl">{copy.maybe}</h2>
                <CardGrid cards={last.suggested} label={copy.maybe} />
              </section>
            )}
          </>
        )}
      </div>
    </div>
  );
}
