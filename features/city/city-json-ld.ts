import { breadcrumbJsonLd } from '#lib/breadcrumb-json-ld.ts';
import { cityPath } from '#lib/city-path.ts';
import { locationPath } from '#lib/location-path.ts';
import { cityTitle } from './city-words.ts';
import { copy } from './copy.ts';
import type { CityPage } from './load-city.ts';

/** Returns a page of a city as schema.org describes it: the way to it, and the list of its locations. */
export function cityJsonLd({ data, facts, meta }: CityPage, siteUrl: string): object[] {
  const { city, category } = facts;
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const steps = [
    { label: copy.home, path: '/' },
    { label: city.name, path: cityPath(city.slug) },
    ...(category ? [{ label: category.name, path: cityPath(city.slug, category.slug) }] : []),
  ];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: cityTitle(facts),
    url: absolute(cityPath(city.slug, category?.slug, meta.current_page)),
    numberOfItems: facts.locations_count,
    itemListElement: data.map(({ id, slug, name }, index) => ({
      '@type': 'ListItem',
      position: (meta.from ?? 1) + index,
      name,
      url: absolute(locationPath(id, slug)),
    })),
  };
  return [breadcrumbJsonLd(steps, siteUrl), ...(data.length > 0 ? [list] : [])];
}
