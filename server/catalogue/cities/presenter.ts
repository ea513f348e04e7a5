import type { CityFacts } from '#contract/city.ts';
import type { CallOutput } from '#contract/types.ts';
import { maybeRon } from '#domain/money/money.ts';
import { presentPlace, type PlaceRow } from '../places/repository.ts';
import type { CityTotals, loadCities } from './repository.ts';

type Parts = Pick<CityFacts, 'category' | 'services' | 'categories' | 'neighbours'> & {
  city: PlaceRow;
  totals: CityTotals;
};

export function presentCityFacts({ city, totals, ...parts }: Parts): CityFacts {
  const { locations_count, price_from_bani, price_to_bani, rating_sum, rating_count } = totals;
  const mean = rating_count === 0 ? 0 : rating_sum / rating_count;
  return {
    city: { ...presentPlace(city), slug: city.slug },
    ...parts,
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
