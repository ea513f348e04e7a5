import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { loadPageName } from '#lib/api/page-read.ts';
import { JsonLd } from '#lib/seo/json-ld.tsx';
import { cityJsonLd, cityMetadata } from '#features/city/city-metadata.ts';
import { CityView } from '#features/city/components/city-view.tsx';
import { SearchedCity } from '#features/city/components/searched-city.tsx';
import { loadCity } from '#features/city/load-city.ts';
import { ContestPage, contestMetadata } from '#features/contest/components/contest-page.tsx';
import { toCityCard } from '#features/search/cards/card-data.ts';
import { CachedCards } from '#features/search/cards/cached-cards.tsx';

type NamedPageProps = PageProps<'/[name]/[[...path]]'>;

export async function generateMetadata({ params }: NamedPageProps): Promise<Metadata> {
  const named = await load(params);
  return named.contest ? contestMetadata(named.contest) : cityMetadata(named.page);
}

export default async function NamedPage({ params }: NamedPageProps) {
  const named = await load(params);
  if (named.contest) return <ContestPage contest={named.contest} />;
  const { label, latitude, longitude } = named.page.facts.city;
  return (
    <>
      <SearchedCity label={label} latitude={latitude} longitude={longitude} />
      <JsonLd data={cityJsonLd(named.page)} />
      <CityView page={named.page}>
        <CachedCards cards={named.page.data.map(toCityCard)} label="Locații" leads level={2} />
      </CityView>
    </>
  );
}

async function load(params: NamedPageProps['params']) {
  const { name, path = [] } = await params;
  const { city, category, contest } = await loadPageName(name, path);
  if (city) return { contest: null, page: await loadCity(city.slug, path) };
  if (path.length > 0) notFound();
  if (category) permanentRedirect(`/locations?categories[]=${category.id}`);
  if (!contest) notFound();
  return { contest };
}
