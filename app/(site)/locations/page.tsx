import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { SkipLink } from '#components/layout/frame-links.tsx';
import { LoadingOverlay } from '#components/ui/spinner.tsx';
import {
  PlainFilters,
  PlainFiltersLink,
  PlainSearch,
  plainFiltersParam,
} from '#features/search/filters/plain-filters.tsx';
import {
  IgnoredNote,
  NamedNote,
  PlaceNote,
  RankingNote,
} from '#features/search/results/result-notes.tsx';
import { FiltersOverlay, ResultsView } from '#features/search/results/results-view.tsx';
import { loadResults, resultsMetadata } from '#features/search/results/load-results.ts';

const resultsId = 'rezultate';

const skipLink = (
  <SkipLink key="skip" to={resultsId}>
    Sari la rezultate
  </SkipLink>
);

export async function generateMetadata({
  searchParams,
}: PageProps<'/locations'>): Promise<Metadata> {
  const [params, jar] = await Promise.all([searchParams, cookies()]);
  const { initial, title } = await loadResults(params, jar);
  return resultsMetadata(initial.address, title);
}

export default async function LocationsPage({ searchParams }: PageProps<'/locations'>) {
  const [params, jar] = await Promise.all([searchParams, cookies()]);
  const results = await loadResults(params, jar);
  const { initial, state, choices, counties, place, ignored, named } = results;
  return (
    <>
      {skipLink}
      <PlainSearch state={state} />
      {plainFiltersParam in params && counties && (
        <PlainFilters state={state} choices={choices} counties={counties} />
      )}
      {counties === null && (
        <FiltersOverlay>
          <LoadingOverlay label="Se încarcă filtrele…" />
        </FiltersOverlay>
      )}
      <ResultsView
        key={initial.address}
        initial={initial}
        choices={choices}
        // A second skip link, because a client-side navigation moves the focus past the first.
        place={[skipLink, <PlaceNote key="note" {...place} />]}
        ranking={<RankingNote />}
        start={
          <>
            <IgnoredNote ignored={ignored} />
            <NamedNote location={named} />
            <PlainFiltersLink state={state} />
            <span id={resultsId} tabIndex={-1} className="sr-only" />
          </>
        }
      />
    </>
  );
}
