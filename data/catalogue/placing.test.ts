import { expect, test } from 'vitest';
import { distanceKm } from '#domain/place/geo.ts';
import { counties } from '../counties.ts';
import { localities } from '../localities.ts';
import { trades } from '../trades/trades.ts';
import { placeOf } from './placing.ts';

const locationCount = 1500;
const iasi = { latitude: 47.16, longitude: 27.58 };
const places = Array.from({ length: locationCount }, (_, index) => placeOf('aproape', index + 1));

test('each county has its share of the locations, give or take a few', () => {
  const people = localities.reduce((sum, { population }) => sum + population, 0);
  for (const county of counties) {
    const own = localities.filter((locality) => locality.county.id === county.id);
    const share = own.reduce((sum, { population }) => sum + population, 0) / people;
    const count = places.filter(({ locality }) => locality.county.id === county.id).length;
    expect(Math.abs(count - share * locationCount), county.name).toBeLessThan(8);
  }
});

test('each trade has its share of the locations', () => {
  for (const trade of trades) {
    const count = places.filter((place) => place.trade.id === trade.id).length;
    expect(Math.abs(count - trade.weight * locationCount)).toBeLessThan(8);
  }
});

test('București has the most, Iași at least 25 with several places for hair', () => {
  const inTown = (slug: string) => places.filter(({ locality }) => locality.slug === slug);
  const largest = Math.max(...localities.map(({ slug }) => inTown(slug).length));
  expect(inTown('bucuresti')).toHaveLength(largest);
  expect(inTown('iasi').length).toBeGreaterThanOrEqual(25);
  const hair = places.filter(
    ({ locality, trade }) => trade.id <= 2 && distanceKm(iasi, locality) <= 30,
  );
  expect(hair.length).toBeGreaterThanOrEqual(8);
});
