import { beforeAll, describe, expect, test } from 'vitest';
import type { FiltersForm } from '#contract/filters-form.ts';
import type { CallOutput } from '#contract/types.ts';
import { ContractClient } from './contract-client.ts';
import { expectRefusal } from './refusal.ts';

const client = new ContractClient();
const cityOf = async (city: string, page = 1) =>
  (await client.call('city', { params: { city }, query: { page } })).body;

let featured: FiltersForm['citiesFeatured'][number];
let page: CallOutput<'city'>;
beforeAll(async () => {
  const { body } = await client.call('filtersForm');
  featured = body.data.citiesFeatured[0] as typeof featured;
  page = await cityOf(featured.slug);
});

describe('the page of a city', () => {
  test('is named by the first path segment @S2-23', async () => {
    const { body } = await client.call('pageName', { params: { name: featured.slug } });
    expect(body.data).toEqual({ city: { slug: featured.slug }, category: null, contest: null });
  });

  test('names its city and lists only its locations @S2-23', () => {
    const { id, name } = page.facts.city;
    expect([id, name]).toEqual([featured.id, featured.name]);
    expect(page.data.length).toBeGreaterThan(0);
    for (const { city } of page.data) expect(city).toBe(featured.name);
  });

  test('counts as many locations as its pages have', () => {
    expect(page.meta.total).toBe(Math.min(page.facts.locations_count, 10_000));
  });

  test('is empty beyond the end', async () => {
    expect((await cityOf(featured.slug, page.meta.last_page + 1)).data).toEqual([]);
  });

  test('narrows to one of its categories @S2-24', async () => {
    const category = page.facts.categories[0];
    const params = { city: featured.slug, category: category?.slug ?? '' };
    const { body } = await client.call('cityCategory', { params });
    expect(body.facts.category?.slug).toBe(category?.slug);
    expect(body.facts.locations_count).toBe(category?.locations_count);
  });
});

test('the counties are in Romanian order, with the cities that have locations', async () => {
  const { body } = await client.call('cities');
  const names = body.data.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'ro')));
  const county = body.data.find(({ name }) => name === featured.county);
  expect(county?.cities).toContainEqual({
    ...{ slug: featured.slug, name: featured.name },
    locations_count: featured.locations_count,
  });
});

test('an unknown name is not found @S2-22 @S2-23 @S2-24', async () => {
  const nothing = 'nu-exista-qxz';
  expectRefusal(await client.call('pageName', { params: { name: nothing } }), 'not_found');
  expectRefusal(await client.call('city', { params: { city: nothing } }), 'not_found');
  const params = { city: featured.slug, category: nothing };
  expectRefusal(await client.call('cityCategory', { params }), 'not_found');
});

test('each file of the sitemap begins with a path of the site', async () => {
  const { body } = await client.call('sitemapFiles');
  for (const { kind, after } of body.data) {
    const file = await client.call('sitemap', { params: { kind }, query: { after } });
    expect(file.body.data[0]?.path).toMatch(/^\//);
  }
});
