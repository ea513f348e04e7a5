import type { Metadata } from 'next';
import { cityPath } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/seo.ts';
import { cityDescription, citySearchTitle } from './city-words.ts';
import type { CityPage } from './load-city.ts';

/** Returns the metadata of a city page; noindex if it has no locations. */
export function cityMetadata({ facts, meta }: CityPage): Metadata {
  const { city, category } = facts;
  const page = meta.current_page;
  const title = citySearchTitle(facts);
  return pageMetadata({
    title: page === 1 ? title : `${title} – pagina ${page}`,
    description: cityDescription(facts),
    path: cityPath(city.slug, category?.slug, page),
    picture: { kind: 'cities', name: city.slug },
    hidden: facts.locations_count === 0,
  });
}
