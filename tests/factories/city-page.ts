import { pageSizes } from '#contract/values.ts';
import type { CityFacts } from '#contract/city.ts';
import type { LocationCard } from '#contract/location-list.ts';
import type { CallOutput } from '#contract/types.ts';
import { makePage } from './page.ts';

export function makeCityFacts(changes: Partial<CityFacts> = {}): CityFacts {
  const iasi = { id: 1, name: 'Iași', county: 'Iași', label: 'Iași', slug: 'iasi' };
  return {
    city: { ...iasi, latitude: 47.16, longitude: 27.58 },
    category: null,
    ...{ locations_count: 2, price_from: 40, price_to: 90 },
    ...{ average_rating: 4.7, rating_count: 32 },
    services: ['Tuns', 'Barbă'],
    categories: [{ slug: 'frizerii', name: 'Frizerii', locations_count: 2 }],
    neighbours: [{ slug: 'pascani', name: 'Pașcani', locations_count: 3 }],
    ...changes,
  };
}

export function makeCityPage(
  locations: LocationCard[],
  page = 1,
  changes: Partial<CityFacts> = {},
): CallOutput<'city'> {
  const facts = makeCityFacts({ locations_count: locations.length, ...changes });
  return { ...makePage(locations, { page, per_page: pageSizes.cityLocations }), facts };
}
