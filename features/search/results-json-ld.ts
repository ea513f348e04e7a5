import { itemListJsonLd } from '#lib/item-list-json-ld.ts';
import type { ResultPage } from './card-data.ts';

/** Returns the results of a visitor who asks for nothing as schema.org describes them; null when there are none. */
export function resultsJsonLd(
  { cards, total, exact }: ResultPage,
  name: string,
  siteUrl: string,
): object | null {
  if (cards.length === 0) return null;
  const list = { name, path: '/locations', from: 1, locations: cards };
  return itemListJsonLd({ ...list, total: exact ? total : null }, siteUrl);
}
