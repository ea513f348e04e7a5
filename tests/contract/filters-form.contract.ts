import { beforeAll, expect, test } from 'vitest';
import type { FiltersForm } from '#contract/filters-form.ts';
import { firstLocations } from './bookable.ts';
import { ContractClient } from './contract-client.ts';

let form: FiltersForm;
beforeAll(async () => {
  form = (await new ContractClient().call('filtersForm')).body.data;
});

test.each(['counties', 'categories', 'citiesFeatured', 'payment_methods'] as const)(
  'each of the %s has an id of its own',
  (list) => {
    const ids = form[list].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('lists categories and counties @S3-20 @S7-36', () => {
  expect(form.categories.length).toBeGreaterThan(0);
  expect(form.counties.length).toBeGreaterThan(0);
});

test('the category of every listed location can be chosen', async () => {
  const known = form.categories.map(({ id }) => id);
  for (const { category } of await firstLocations()) expect(known).toContain(category.id);
});

test('a featured city has locations', () => {
  for (const city of form.citiesFeatured)
    expect(city.locations_count, city.name).toBeGreaterThan(0);
});
