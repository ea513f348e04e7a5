import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { MobileSearchBar } from '#features/search/components/mobile-search-bar.tsx';
import { ResultsView } from '#features/search/components/results-view.tsx';
import { loadResults } from '#features/search/load-results.ts';
import { resultsCopy } from '#features/search/results-copy.ts';
import { pageMetadata } from '#lib/seo.ts';
import { placeFromCookies } from '#lib/place.ts';

export async function generateMetadata({
  searchParams,
}: PageProps<'/locations'>): Promise<Metadata> {
  const asked = Object.keys(await searchParams).length > 0;
  return pageMetadata({ ...resultsCopy.meta, path: '/locations', hidden: asked });
}

export default async function LocationsPage({ searchParams }: PageProps<'/locations'>) {
  const [params, jar] = await Promise.all([searchParams, cookies()]);
  const kept = placeFromCookies((name) => jar.get(name)?.value);
  const { initial, choices, place } = await loadResults(params, kept);
  return (
    <>
      <div className="page pt-4 md:hidden">
        <MobileSearchBar state={initial.state} />
      </div>
      <ResultsView key={initial.query} initial={initial} choices={choices} place={place} />
    </>
  );
}
