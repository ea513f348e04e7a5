import type { CallOutput } from '#contract/types.ts';
import { maybeRon } from '#domain/money/money.ts';
import type { loadCities, loadCityTotals } from './repository.ts';

type Totals = Awaited<ReturnType<typeof loadCityTotals>>;

export function presentTotals(totals: Totals) {
  const { locations_count, price_from_bani, price_to_bani, rating_sum, rating_count } = totals;
  const mean = rating_count === 0 ? 0 : rating_sum / rating_count;
  return {
    locations_count,
    price_from: maybeRon(price_from_bani),
    price_to: maybeRon(price_to_bani),
    average_rating: Math.round(mean * 100) / 100,
    rating_count,
  };
}

export function presentCounties(
  cities: Awaited<ReturnType<typeof loadCities>>,
): CallOutput<'cities'>['data'] {
  const counties = Map.groupBy(cities, ({ county_slug }) => county_slug);
  return Array.from(counties, ([slug, own]) => ({
    slug,
    name: own[0]!.county,
    cities: own.map(({ slug, name, locations_count }) => ({ slug, name, locations_count })),
  }));
}
