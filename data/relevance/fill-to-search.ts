import type { Row } from '../catalogue/location-rows.ts';
import { searchTexts } from '../catalogue/search-texts.ts';
import { batches } from '../fill/batches.ts';
import { insertRows } from '../fill/insert-rows.ts';
import { insertStaticRows } from '../fill/static-rows.ts';
import { trades } from '../trades/trades.ts';
import { searchDocument } from '#domain/search/search-document.ts';
import type { Db } from '#server/deps.ts';
import { learnWords } from '#server/locations/words-repository.ts';

/** What a search finds. */
export type Searched = { name: string; trade: string; offers: string };

/** Fills the part of the demo catalogue that searches read; returns it by the ids of the locations. */
export async function fillToSearch(db: Db, count: number): Promise<Map<number, Searched>> {
  await insertStaticRows(db);
  const catalogue = new Map<number, Searched>();
  const clock = new Date('2026-11-20T08:00:00Z');
  const vocabulary = new Set<string>();
  for (const { locations, rows } of batches({ seed: 'aproape', count, clock })) {
    for (const one of locations) {
      const texts = searchTexts(one);
      const [{ id, category_id }] = one.locations as [Row<'locations'>];
      for (const word of searchDocument(texts).words) vocabulary.add(word);
      const trade = trades.find((each) => each.id === category_id)!.slug;
      catalogue.set(id, { name: texts.name, trade, offers: texts.offers.join(' ') });
    }
    await insertRows(db, 'locations', rows.locations);
    await insertRows(db, 'location_categories', rows.location_categories);
  }
  await learnWords(db, vocabulary);
  return catalogue;
}
