import { fold } from '#domain/fold.ts';
import { trades } from '../trades/trades.ts';
import type { LocationDraft } from './location-draft.ts';

/** Fills what a location's row says about its other rows: the text that searches look in, the lowest price. */
export function addSummary({ rows, locality }: LocationDraft): void {
  const location = rows.locations[0];
  if (!location) return;
  const trade = new Set(rows.location_categories.map(({ category_id }) => category_id));
  const texts = [
    location.name,
    ...trades.filter(({ id }) => trade.has(id)).map(({ name }) => name),
    ...rows.service_categories.map(({ name }) => name),
    ...rows.services.map(({ name }) => name),
    ...rows.professionals.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    locality.name,
  ];
  location.search_text = fold([...new Set(texts)].join(' '));
  const offered = new Set(rows.service_professionals.map(({ service_id }) => service_id));
  const prices = rows.services
    .filter(({ id, hidden_price }) => offered.has(id) && !hidden_price)
    .flatMap(({ price_bani }) => price_bani ?? []);
  location.price_from_bani = prices.length > 0 ? Math.min(...prices) : null;
}
