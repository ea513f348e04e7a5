import { searchDocument, type SearchTexts } from '#domain/search/search-document.ts';
import { localities } from '../localities.ts';
import { trades } from '../trades/trades.ts';
import type { LocationDraft } from './location-draft.ts';
import type { LocationRows } from './location-rows.ts';

const localityNames = new Map(localities.map(({ id, name }) => [id, name]));

export function searchTexts(rows: LocationRows): SearchTexts {
  const [location] = rows.locations;
  const categories = rows.location_categories.map(({ category_id }) => category_id);
  const tradeNames = (ids: readonly number[]) =>
    trades.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return {
    categories,
    main_category: tradeNames(categories.slice(0, 1)).join(' '),
    name: location?.name ?? '',
    offers: [
      ...tradeNames(categories.slice(1)),
      ...rows.service_categories.map(({ name }) => name),
      ...rows.services.map(({ name }) => name),
      ...rows.professionals.map(({ title }) => title),
    ],
    people: [
      ...rows.professionals.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
      localityNames.get(location?.locality_id ?? 0) ?? '',
    ],
    hours: [...rows.location_hours, ...rows.professional_hours],
  };
}

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
