'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { buttonClasses, classes } from '#components/ui/classes.ts';
import { Notice } from '#components/ui/notice.tsx';
import { radiiKm } from '#domain/place/geo.ts';
import { resultCountLabel } from '#domain/words/count-labels.ts';
import { useDelayed } from '#hooks/use-delayed.ts';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
import { useNewCardFocus } from '#hooks/use-new-card-focus.ts';
import { searchBox } from '#lib/place/search-box.ts';
import type { CardData, ResultPage } from '../cards/card-data.ts';
import { copy as filterCopy } from '../filters/copy.ts';
import { clearFilters, conditionsOf, type FilterChoices } from '../filters/filter-choices.ts';
import { useCardTools } from '../cards/use-card-tools.ts';
import { copy } from '../copy.ts';
import { slotCriteria, type SearchState } from '../search-href.ts';
import { searchTitle, ResultsHeading } from './results-heading.tsx';
import { useResults, type InitialResults } from './use-results.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { FailedResults } from '../cards/failed-results.tsx';
import { FilterBar, SearchLink, SortLinks } from '../filters/filter-bar.tsx';
import { MoreResults } from './more-results.tsx';

type ResultsViewProps = {
  initial: InitialResults;
  choices: FilterChoices;
  place: ReactNode;
  start: ReactNode;
  ranking: ReactNode;
};

export function ResultsView({ initial, choices, place, start, ranking }: ResultsViewProps) {
  const results = useResults(initial);
  const { state, nextState, pages, apply, isUpdating, isAdding } = results;
  const later = useCardTools();
  const isPending = isUpdating || isAdding;
  const isLate = useDelayed(isPending) && isPending;
  const first = pages.at(0);
  const last = pages.at(-1);
  const loaded = pages.flatMap((page) => page.cards);
  // A location that moves to the next page between requests would appear twice.
  const cards = [...new Map(loaded.map((card) => [card.id, card])).values()];
  const { results: list, onAppend } = useNewCardFocus(cards.length);

  useDocumentTitle(searchTitle(state, choices, first));

  useEffect(() => fillSearchBox(state), [state]);

  const criteria = slotCriteria(state);
  const tools = (card: CardData) => {
    const page = pages.find((one) => one.cards.includes(card) || one.suggested.includes(card));
    return (
      later &&
      page && (
        <later.CardTools
          card={card}
          batch={[...page.cards, ...page.suggested]}
          criteria={criteria}
        />
      )
    );
  };
  const grid = { query: criteria && `?${criteria}`, tools };
  const loadMore = () => {
    onAppend(cards.length);
    void results.loadMore?.();
  };

  return (
    <div className="page flex flex-col gap-3 py-4 sm:gap-6 md:py-10">
      <ResultsHeading state={state} first={first} choices={choices}>
        {place}
      </ResultsHeading>
      <FilterBar state={nextState} choices={choices} first={first} onChange={apply} />
      {first?.total !== 0 && <SortLinks state={nextState} first={first} onChange={apply} />}
      {start}
      <p role="status" className="sr-only">
        {isLate && copy.loading}
      </p>
      {!first && <FailedResults retrying={isUpdating} onRetry={results.retry} />}
      <div
        ref={list}
        aria-busy={isUpdating}
        className={classes('transition-opacity', isLate && isUpdating && 'opacity-50')}
      >
        {first && last && (
          <>
            {later && <later.MapOpener cards={cards} />}
            {first.total === 0 && <EmptyResults state={state} page={first} onChange={apply} />}
            <CardGrid {...grid} cards={cards} label={copy.list} leads level={2} />
            <MoreResults
              state={state}
              first={first}
              last={last}
              count={cards.length}
              loading={isAdding}
              onMore={results.loadMore && loadMore}
            />
            {last.suggested.length > 0 && (
              <section className="mt-12 flex flex-col gap-6">
                <h2 className="text-xl">{copy.maybe}</h2>
                <CardGrid {...grid} cards={last.suggested} label={copy.maybe} />
              </section>
            )}
          </>
        )}
      </div>
      {ranking}
    </div>
  );
}

function fillSearchBox({ city, page: _page, ...shown }: SearchState) {
  searchBox.setState({ search: shown.search, city, shown });
}

type EmptyResultsProps = {
  state: SearchState;
  page: ResultPage;
  onChange: (state: SearchState) => void;
};

function EmptyResults({ state, page, onChange }: EmptyResultsProps) {
  const parts = page.understood.filter(({ kind }) => kind === 'place' || kind === 'price');
  const hasPlace = parts.some(({ kind }) => kind === 'place');
  const wider = hasPlace ? undefined : radiiKm.find((km) => km > state.radius);
  const filtered = state.categories.length + state.payments.length > 0;
  const ways = [
    wider && {
      to: { ...state, radius: wider },
      words: `Caută pe o rază de ${filterCopy.km(wider)}`,
    },
    ...conditionsOf(state, parts).map(({ name, to }) => ({ to, words: filterCopy.remove(name) })),
    filtered && { to: clearFilters(state), words: filterCopy.clear },
  ].filter((way) => !!way);
  return (
    <Notice
      title={resultCountLabel(0)}
      action={ways.map(({ to, words }, index) => (
        <SearchLink
          key={words}
          to={to}
          onChange={onChange}
          className={buttonClasses({ variant: index === 0 ? 'primary' : 'secondary' })}
        >
          {words}
        </SearchLink>
      ))}
    >
      Încearcă altă zonă, alte cuvinte sau mai puține filtre.
    </Notice>
  );
}

/** Refreshes a page whose filters failed to load. */
export function FiltersOverlay({ children }: { children: ReactNode }) {
  const router = useRouter();
  useEffect(() => router.refresh(), [router]);
  return children;
}
