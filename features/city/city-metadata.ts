import type { Metadata } from 'next';
import { cityPath } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/seo.ts';
import { cityDescription, citySearchTitle, cityTitle } from './city-words.ts';
import type { CityPage } from './load-city.ts';
import { breadcrumbJsonLd, itemListJsonLd } from '#lib/seo/json-ld.tsx';

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
  if (data.length === 0) return [breadcrumb];
  const list = itemListJsonLd({
    name: cityTitle(facts),
    path: cityPath(city.slug, category?.slug, meta.current_page),
    total: facts.locations_count,
    from: meta.from ?? 1,
    locations: data,
  });
  return [breadcrumb, list];
}
