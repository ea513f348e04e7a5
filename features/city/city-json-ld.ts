import { breadcrumbJsonLd, itemListJsonLd } from '#lib/seo/json-ld.ts';
import { cityPath } from '#lib/paths.ts';
import { cityTitle } from './city-words.ts';
import type { CityPage } from './load-city.ts';

export function cityJsonLd({ data, facts, meta }: CityPage, siteUrl: string): object[] {
  const { city, category } = facts;
  const steps = [
    { label: 'Acasă', path: '/' },
    { label: city.name, path: cityPath(city.slug) },
    ...(category ? [{ label: category.name, path: cityPath(city.slug, category.slug) }] : []),
  ];
  const list = {
    name: cityTitle(facts),
    path: cityPath(city.slug, category?.slug, meta.current_page),
    ...{ total: facts.locations_count, from: meta.from ?? 1, locations: data },
  };
  return [
    breadcrumbJsonLd(steps, siteUrl),
    ...(data.length > 0 ? [itemListJsonLd(list, siteUrl)] : []),
  ];
}
