import { beforeAll, expect, test } from 'vitest';
import type { LocationCard } from '#contract/location-list.ts';
import { locationOrders, locationSorts } from '#contract/location-order.ts';
import { distanceKm } from '#domain/place/geo.ts';
import { firstLocations } from './bookable.ts';
import { ContractClient } from './contract-client.ts';

const client = new ContractClient();
const near = async (place: LocationCard, query: { radius?: number; sort?: 'distance' } = {}) => {
  const { latitude, longitude } = place;
  const all = { latitude, longitude, per_page: 50, ...query };
  return (await client.call('listLocations', { query: all })).body;
};
const distancesOf = (cards: LocationCard[]) => cards.map(({ distance }) => distance ?? NaN);

let place: LocationCard;
beforeAll(async () => {
  place = (await firstLocations())[0] as LocationCard;
});

test('the radius is in metres: nothing listed is farther @S7-34', async () => {
  const { data } = await near(place, { radius: 5_000 });
  expect(data.length).toBeGreaterThan(0);
  expect(Math.max(...distancesOf(data))).toBeLessThanOrEqual(5_000);
});

test('a wider radius finds at least as many', async () => {
  const [narrow, wide] = [
    await near(place, { radius: 2_000 }),
    await near(place, { radius: 200_000 }),
  ];
  expect(wide.meta.total).toBeGreaterThanOrEqual(narrow.meta.total);
});

test('the distance is between the place and the location, in metres', async () => {
  const { data } = await near(place, { radius: 50_000 });
  for (const card of data) {
    const metres = distanceKm(place, card) * 1000;
    expect(Math.abs((card.distance ?? NaN) - metres), card.name).toBeLessThan(30 + metres / 100);
  }
});

test('without a place there is no distance', async () => {
  const { data } = (await client.call('listLocations')).body;
  expect(data.map(({ distance }) => distance)).toEqual(data.map(() => null));
});

test('sort=distance begins with the nearest', async () => {
  const distances = distancesOf((await near(place, { radius: 50_000, sort: 'distance' })).data);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test.each(locationSorts)('sort=%s begins with the highest of its field', async (sort) => {
  const [field] = locationOrders[sort].fields;
  if (!field) return;
  const { data } = (await client.call('listLocations', { query: { sort, per_page: 50 } })).body;
  const values = data.map((card) => card[field]);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});
