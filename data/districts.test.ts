import { expect, test } from 'vitest';
import { distanceKm } from '#domain/place/geo.ts';
import { districts } from './districts.ts';
import { localities } from './localities.ts';

test('the fifteen largest cities have districts, each near its city and named once', () => {
  const largest = new Set(localities.slice(0, 15).map(({ slug }) => slug));
  expect(new Set(districts.map(({ city }) => city.slug))).toEqual(largest);
  expect(districts.filter((one) => distanceKm(one, one.city) > 15)).toEqual([]);
  const names = districts.map(({ city, name }) => `${name}, ${city.name}`);
  expect(new Set(names).size).toBe(names.length);
});
