import { beforeAll, describe, expect, test } from 'vitest';
import type { LocationCard } from '#contract/location-list.ts';
import type { CallInput } from '#contract/types.ts';
import { firstLocations } from './bookable.ts';
import { ContractClient } from './contract-client.ts';
import { expectPage } from './paging.ts';
import { unknownId } from './unknown-id.ts';

const client = new ContractClient();
const list = async (input: CallInput<'listLocations'>) =>
  (await client.call('listLocations', input)).body;

let first: LocationCard;
beforeAll(async () => {
  first = (await firstLocations())[0] as LocationCard;
});

describe('pages of the list', () => {
  test('page 2 follows page 1 without repeating it @S7-34', async () => {
    const one = await list({ query: { per_page: 2 } });
    expectPage(one, { page: 1, per_page: 2 });
    const two = await list({ query: { per_page: 2, page: 2 } });
    expectPage(two, { page: 2, per_page: 2 });
    const together = await list({ query: { per_page: 4 } });
    expect([...one.data, ...two.data].map(({ id }) => id)).toEqual(
      together.data.map(({ id }) => id),
    );
  });

  test('the link to the next page keeps the filters and returns that page', async ({ skip }) => {
    const categories = [first.category.id];
    const { links } = await list({ query: { per_page: 1, categories } });
    if (links.next === null) return skip('there is one location of the category');
    const { body } = await client.follow('listLocations', links.next);
    const same = await list({ query: { per_page: 1, page: 2, categories } });
    expect(body.data).toEqual(same.data);
    expectPage(body, { page: 2, per_page: 1 });
  });

  test('a page after the last one is empty', async () => {
    const page = 99_999;
    const { data, meta, links } = await list({ query: { page, per_page: 50 } });
    expect(data).toEqual([]);
    expect([meta.from, meta.to, links.next]).toEqual([null, null, null]);
  });
});

describe('what the list finds', () => {
  test('a location is found by its own name @S7-34', async () => {
    const { data } = await list({ query: { search: first.name, per_page: 50 } });
    expect(data.map(({ name }) => name)).toContain(first.name);
  });

  test('an unknown text finds nothing', async () => {
    const { data, meta } = await list({ query: { search: 'qxzwvk qxzwvk' } });
    expect([data, meta.total]).toEqual([[], 0]);
  });

  test('a category narrows the list @S7-34', async () => {
    const { id } = first.category;
    const { data, meta } = await list({ query: { categories: [id], per_page: 50 } });
    expect(data.map(({ category }) => category.id)).toContain(id);
    expect(meta.total).toBeLessThanOrEqual((await list({})).meta.total);
  });

  test('a category that does not exist finds nothing', async () => {
    expect((await list({ query: { categories: [unknownId] } })).meta.total).toBe(0);
  });

  test('a payment method that does not exist finds nothing', async () => {
    expect((await list({ query: { payment_methods: [unknownId] } })).meta.total).toBe(0);
  });

  test('suggestions repeat neither a result nor each other @S3-18', async () => {
    const { data, suggested } = await list({ query: { search: first.name } });
    const ids = [...data, ...suggested].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
