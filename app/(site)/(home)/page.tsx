import { defaultRadiusKm } from '#domain/place/geo.ts';
import { addDays, startOfDay, today } from '#domain/time/local-time.ts';
import { JsonLd, siteJsonLd } from '#lib/seo/json-ld.tsx';
import { OwnShortcuts } from '#features/account/components/own-shortcuts.tsx';
import { PricingSection } from '#features/business/components/pricing-section.tsx';
import {
  AppLinks,
  FeaturedCities,
  HowItWorks,
  CategoryTiles,
} from '#features/home/components/home-sections.tsx';
import { Hero, SearchExamples } from '#features/home/components/hero.tsx';
import { PageNote } from '#components/layout/page-note.tsx';
import { findNearby, NearbySection } from '#features/search/nearby/nearby-section.tsx';
import { NearbyLocations } from '#features/search/nearby/nearby-locations.tsx';
import { OwnLocations } from '#features/search/own/own-locations.tsx';
import { SearchBar } from '#features/search/bar/search-bar.tsx';
import { WhenField } from '#features/search/bar/when-field.tsx';
import { serverCall } from '#lib/api/server-call.ts';
import { defaultCity } from '#lib/place/place.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export const metadata = pageMetadata({
  title: 'Programări online la saloane, frizerii și medici',
  description:
    'Găsește saloane, frizerii, medici, centre spa și săli de sport aproape de tine, vezi prețuri și recenzii și fă-ți programarea online în câțiva pași.',
  path: '/',
});

export default async function HomePage() {
  const day = today(new Date());
  const area = { city: defaultCity, radius: defaultRadiusKm };
  const [{ data: form }, nearby] = await Promise.all([
    serverCall('filtersForm'),
    findNearby(area, (input) => serverCall('listLocations', input)),
  ]);
  return (
    <>
      <JsonLd data={siteJsonLd()} />
      <PageNote />
      <Hero
        search={
          <SearchBar look="hero-search">
            <WhenField today={day} />
          </SearchBar>
        }
        beneath={
          <OwnShortcuts>
            <SearchExamples />
          </OwnShortcuts>
        }
      />
      <div className="page flex flex-col gap-16 pt-10 md:gap-24 md:pt-16">
        <CategoryTiles categories={form.categories} />
        <NearbyLocations until={startOfDay(addDays(day, 1)).getTime()}>
          <NearbySection {...area} {...nearby} />
        </NearbyLocations>
        <OwnLocations />
        <FeaturedCities cities={form.citiesFeatured} />
        <HowItWorks />
        <PricingSection isHome />
        <AppLinks />
      </div>
    </>
  );
}
