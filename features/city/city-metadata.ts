import type { Metadata } from 'next';
import { cityPath } from '#lib/city-path.ts';
import { pageMetadata } from '#lib/seo.ts';
import { countSentence } from './city-words.ts';
import { copy } from './copy.ts';
import type { CityPage } from './load-city.ts';

/** Returns what search engines and shared links say about a page of a city; one without locations stays out of them. */
export function cityMetadata({ facts, meta }: CityPage): Metadata {
  const { city, category } = facts;
  const page = meta.current_page;
  // There are several cities of some names: the title of the window says the county too.
  const title = category
    ? copy.tradeSearchTitle(category.name, city.label)
    : copy.title(city.label);
  return pageMetadata({
    title: page === 1 ? title : copy.pageTitle(title, page),
    description: copy.description(countSentence(facts)),
    path: cityPath(city.slug, category?.slug, page),
    picture: { kind: 'cities', name: city.slug },
    hidden: facts.locations_count === 0,
  });
}
