import { searchDocument } from '#domain/search/search-document.ts';
import type { LocationDraft } from './location-draft.ts';
import { searchTexts } from './search-texts.ts';

export function addSummary({ rows }: LocationDraft): void {
  const location = rows.locations[0];
  if (!location) return;
  const { entries } = searchDocument(searchTexts(rows));
  location.search_document = entries.map((entry) => `'${entry}'`).join(' ');
  const offered = new Set(rows.service_professionals.map(({ service_id }) => service_id));
  const prices = rows.services
    .filter(({ id, hidden_price }) => offered.has(id) && !hidden_price)
    .flatMap(({ price_bani }) => price_bani ?? []);
  location.price_from_bani = prices.length > 0 ? Math.min(...prices) : null;
}
