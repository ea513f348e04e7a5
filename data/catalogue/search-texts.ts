import type { SearchTexts } from '#domain/search/search-document.ts';
import { localities } from '../localities.ts';
import { trades } from '../trades/trades.ts';
import type { LocationRows } from './location-rows.ts';

const localityNames = new Map(localities.map(({ id, name }) => [id, name]));

export function searchTexts(rows: LocationRows): SearchTexts {
  const [location] = rows.locations;
  const categories = rows.location_categories.map(({ category_id }) => category_id);
  const tradeNames = (ids: readonly number[]) =>
    trades.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return {
    categories,
    trade: tradeNames(categories.slice(0, 1)).join(' '),
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
  };
}
