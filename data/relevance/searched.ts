import { generateLocations } from '../catalogue/generate.ts';
import type { Row } from '../catalogue/location-rows.ts';
import { searchTexts } from '../catalogue/search-texts.ts';
import { trades } from '../trades/trades.ts';
import { fold } from '#domain/words/fold.ts';

export type Searched = { name: string; trade: string; offers: string };

export function demoCatalogue(): ReadonlyMap<number, Searched> {
  const catalogue = new Map<number, Searched>();
  for (const rows of generateLocations({ seed: 'aproape', count: 1500, clock: new Date() })) {
    const [{ id, category_id }] = rows.locations as [Row<'locations'>];
    const { name, offers } = searchTexts(rows);
    const trade = trades.find((each) => each.id === category_id)!.slug;
    catalogue.set(id, { name, trade, offers: offers.join(' ') });
  }
  return catalogue;
}

/**
 * `expected` is a main category (`frizerii`), a name (`=Salon Ana`) or the start of a word of the
 * offers (`~detartraj`).
 */
export function fits(expected: string, { name, trade, offers }: Searched): boolean {
  if (expected.startsWith('=')) return name === expected.slice(1);
  if (expected.startsWith('~')) return ` ${fold(offers)}`.includes(` ${fold(expected.slice(1))}`);
  return trade === expected;
}
