import type { Metadata } from 'next';
import { locationPath } from '#domain/place/location-path.ts';
import { cityPath } from '#lib/paths.ts';
import { breadcrumbJsonLd } from '#lib/seo/json-ld.tsx';
import { pageMetadata } from '#lib/seo/seo.ts';
import { absoluteUrl } from '#lib/seo/site.ts';
import { cityDescription, citySearchTitle, cityTitle } from './city-words.ts';
import type { CityPage } from './load-city.ts';

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

export function cityJsonLd({ data, facts, meta }: CityPage): object[] {
  const { city, category } = facts;
  const breadcrumb = breadcrumbJsonLd(
    { label: city.name, href: cityPath(city.slug) },
    ...(category ? [{ label: category.name, href: cityPath(city.slug, category.slug) }] : []),
  );
  const { from } = meta;
  if (from === null) return [breadcrumb];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: cityTitle(facts),
    url: absoluteUrl(cityPath(city.slug, category?.slug, meta.current_page)),
    numberOfItems: facts.locations_count,
    itemListElement: data.map(({ id, slug, name }, index) => ({
      '@type': 'ListItem',
      position: from + index,
      name,
      url: absoluteUrl(locationPath(id, slug)),
    })),
  };
  return [breadcrumb, list];
}
