import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { LoadingOverlay } from '#components/ui/loading-overlay.tsx';
import { FiltersOverlay } from '#features/search/components/filters-overlay.tsx';
import { PlaceNote } from '#features/search/components/place-note.tsx';
import {
  PlainFilters,
  PlainFiltersLink,
  plainFiltersParam,
} from '#features/search/components/plain-filters.tsx';
import { RankingNote } from '#features/search/components/ranking-note.tsx';
import { ResultsView } from '#features/search/components/results-view.tsx';
import { ResultsBegin, SkipToResults } from '#features/search/components/skip-to-results.tsx';
import { loadResults, noChoices } from '#features/search/load-results.ts';
import { pageCopy } from '#features/search/page-copy.ts';
import { resultsJsonLd } from '#features/search/results-json-ld.ts';
import { resultsMetadata } from '#features/search/results-metadata.ts';
import { webEnv } from '#lib/env.ts';

export async function generateMetadata({
  searchParams,
}: PageProps<'/locations'>): Promise<Metadata> {
  const [params, jar] = await Promise.all([searchParams, cookies()]);
  // The page makes the same request, which is deduplicated.
  const { initial, title } = await loadResults(params, jar);
  return resultsMetadata(initial.state, title, hasParams(params));
}

export default async function LocationsPage({ searchParams }: PageProps<'/locations'>) {
  const [params, jar] = await Promise.all([searchParams, cookies()]);
  const { initial, choices, place, title } = await loadResults(params, jar);
  const { page, state } = initial;
  // Only for searches that are open to search engines.
  const list = hasParams(params) || !page ? null : resultsJsonLd(page, title, webEnv().siteUrl);
  return (
    <>
      <SkipToResults />
      {list && <JsonLd data={list} />}
      {plainFiltersParam in params && choices && <PlainFilters state={state} choices={choices} />}
      {choices === null && (
        <FiltersOverlay>
          <LoadingOverlay label={pageCopy.loadingFilters} />
        </FiltersOverlay>
      )}
      <ResultsView
        key={initial.query}
        initial={initial}
        choices={choices ?? noChoices}
        // Repeated here because a navigation within the site starts at the title.
        place={[<SkipToResults key="skip" />, <PlaceNote key="note" {...place} />]}
        ranking={
          <>
            <RankingNote />
            <PlainFiltersLink state={state} />
            <ResultsBegin />
          </>
        }
      />
    </>
  );
}

function hasParams(params: object): boolean {
  return Object.keys(params).length > 0;
}
