import { locationPath } from './location-path.ts';

type ItemList = {
  name: string;
  /** The path of the page that shows the list. */
  path: string;
  /** How many there are in all; null when nobody counted them to the end. */
  total: number | null;
  /** The place of the first one in the whole list, from 1. */
  from: number;
  locations: readonly { id: number; slug: string; name: string }[];
};

/** Returns a page of a list of locations as schema.org describes it. */
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
