import { expect, test } from 'vitest';
import type { LocationDetail } from '#contract/location-detail.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { locationMetadata } from './load-location.ts';

const describe = (changes: Partial<LocationDetail>) =>
  locationMetadata(makeLocationDetail({ rating_count: 0, ...changes })).description;

test('a location is described by its services and by the prices that it shows', () => {
  expect(describe({ price_from: 40 })).toBe(
    'Fă-ți programarea online la Salon Zori, Iași. Vezi serviciile, prețurile, echipa și orele libere.',
  );
  expect(describe({ price_from: null })).toMatch(/Vezi serviciile, echipa și orele libere\.$/);
});

test('a location without services is not described as bookable', () => {
  expect(describe({ service_categories: [] })).toBe(
    'Salon Zori, Iași. Vezi echipa, programul și adresa.',
  );
  expect(describe({ service_categories: [], professionals: [] })).toBe(
    'Salon Zori, Iași. Vezi programul și adresa.',
  );
});
