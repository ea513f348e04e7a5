import { locationPath } from '#domain/place/paths.ts';

type ItemList = {
  name: string;
  /** Path of the page that shows the list. */
  path: string;
  /** Number of items in all; null if the total is not exact. */
  total: number | null;
  /** Position of the first item in the whole list, from 1. */
  from: number;
  locations: readonly { id: number; slug: string; name: string }[];
};

/** Returns one page of a list of locations as schema.org structured data. */
export function itemListJsonLd(list: ItemList, siteUrl: string): object {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: list.name,
    url: absolute(list.path),
    ...(list.total !== null && { numberOfItems: list.total }),
    itemListElement: list.locations.map(({ id, slug, name }, index) => ({
      '@type': 'ListItem',
      position: list.from + index,
      name,
      url: absolute(locationPath(id, slug)),
    })),
  };
}
