import { itemListJsonLd } from '#lib/seo/json-ld.ts';
import type { ResultPage } from './card-data.ts';

/** Returns the results of an unfiltered search as a schema.org ItemList; null if there are none. */
export function resultsJsonLd(
  { cards, total, exact }: ResultPage,
  name: string,
  siteUrl: string,
): object | null {
  if (cards.length === 0) return null;
  const list = { name, path: '/locations', from: 1, locations: cards };
  return itemListJsonLd({ ...list, total: exact ? total : null }, siteUrl);
}
