import { beforeAll, describe, expect, test } from 'vitest';
import { locationSorts, type LocationSort } from '#contract/location-order.ts';
import { listLocations, type ListQuery } from '#server/testing/list-locations.ts';
import { doctors } from '#server/testing/make-basics.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

const list = (query: ListQuery) => listLocations(api, query);

const stars = (count: number, rating: number) => Array<number>(count).fill(rating);

describe('order', () => {
  const at = { latitude: 10, longitude: 10 };
  beforeAll(async () => {
    const make = (name: string, north: number, ratings: number[], price: number) =>
      makeLocation(api.db, {
        ...{ name, ...at, latitude: at.latitude + north, ratings },
        services: [{ price }],
      });
    await make('O recenzie de cinci', 0.02, [5], 70);
    await make('Multe bune', 0.03, stars(200, 5), 90);
    await make('Multe slabe', 0.01, stars(300, 3), 60);
    await make('Nou departe', 0.05, [], 50);
    await make('Nou aproape', 0.04, [], 50);
  });

  const expected: Record<LocationSort | 'default', string[]> = {
    default: ['Multe bune', 'O recenzie de cinci', 'Nou aproape', 'Nou departe', 'Multe slabe'],
    distance: ['Multe slabe', 'O recenzie de cinci', 'Multe bune', 'Nou aproape', 'Nou departe'],
    rating: ['Multe bune', 'O recenzie de cinci', 'Multe slabe', 'Nou aproape', 'Nou departe'],
    reviews: ['Multe slabe', 'Multe bune', 'O recenzie de cinci', 'Nou aproape', 'Nou departe'],
    price: ['Nou aproape', 'Nou departe', 'Multe slabe', 'O recenzie de cinci', 'Multe bune'],
  };
  test.each([null, ...locationSorts])(
    '%s sorts by its own fields, then by distance @S7-34',
    async (sort) => {
      const { names } = await list({ ...at, ...(sort && { sort }) });
      expect(names).toEqual(expected[sort ?? 'default']);
    },
  );

  test('by distance in the text orders suggestions of the search box too', async () => {
    const { names, sort } = await list({ ...at, search: 'cel mai apropiat', per_page: 3 });
    expect(sort).toBe('distance');
    expect(names).toEqual(expected.distance.slice(0, 3));
  });

  test('of equal locations stays the same from page to page', async () => {
    const there = { latitude: 20, longitude: 10 };
    for (let i = 0; i < 7; i++) await makeLocation(api.db, there);
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await list({ ...there, page, per_page: 2 }));
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(7);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });
});

describe('pages', () => {
  const at = { latitude: 30, longitude: 10 };
  beforeAll(async () => {
    for (let i = 0; i < 8; i++) await makeLocation(api.db, at);
  });

  test('have their page numbers, and their links keep the query @S3-18 @S7-34', async () => {
    const { meta, links } = await list({ ...at, page: 2, per_page: 3, categories: [1, 2] });
    expect(meta).toEqual({
      current_page: 2,
      last_page: 3,
      per_page: 3,
      from: 4,
      to: 6,
      total: 8,
      total_is_exact: true,
      path: '/api/public/locations',
    });
    const next = new URL(links.next ?? '', 'http://api');
    expect(next.pathname).toBe('/api/public/locations');
    expect(next.searchParams.getAll('categories[]')).toEqual(['1', '2']);
    expect(next.searchParams.get('page')).toBe('3');
    expect(links.prev).toContain('page=1');
  });

  test('far beyond the end are empty and lead back to the last one', async () => {
    const { data, meta, links, suggested } = await list({ ...at, page: 99_999, per_page: 3 });
    expect(data).toEqual([]);
    expect(suggested).toEqual([]);
    expect(meta).toMatchObject({ total: 8, last_page: 3, from: null, to: null });
    expect(links.next).toBeNull();
    expect(links.prev).toContain('page=3');
  });
});

describe('suggestions', () => {
  const at = { latitude: 40, longitude: -100 };
  beforeAll(async () => {
    const make = (name: string, east: number, input: object = {}) =>
      makeLocation(api.db, { name, ...at, longitude: at.longitude + east, ...input });
    await make('Căutat', 0);
    await make('Slab', 0.9, { ratings: stars(50, 2) });
    for (let i = 1; i <= 6; i++) await make(`Vecin ${i}`, 1 + i / 100, { ratings: stars(20, 5) });
    await make('Medic', 2, { category: doctors, ratings: stars(20, 5) });
  });

  test('are the nearest good ones besides the results @S3-18', async () => {
    const { names, suggested } = await list({ ...at, radius: 5000, search: 'cautat' });
    expect(names).toEqual(['Căutat']);
    expect(suggested.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6].map((i) => `Vecin ${i}`));
    expect(suggested[0]?.distance).toBeGreaterThan(80_000);
  });

  test('begin with what was searched, however far it is', async () => {
    const { data, suggested } = await list({ ...at, radius: 5000, search: 'medic' });
    expect([data, suggested[0]?.name, suggested.length]).toEqual([[], 'Medic', 6]);
  });

  test('begin with the requested categories', async () => {
    const { suggested } = await list({ ...at, radius: 5000, categories: [doctors.id] });
    expect(suggested.map(({ name }) => name).slice(0, 2)).toEqual(['Medic', 'Căutat']);
    expect(suggested).toHaveLength(6);
  });

  test('are not needed for a text that matches without its last words', async () => {
    const found = async (search: string) => {
      const { names, ignored } = await list({ ...at, radius: 200_000, search });
      return [names.sort(), ignored];
    };
    expect(await found('slab medic')).toEqual([['Slab'], ['medic']]);
    expect(await found('medic slab nimeni')).toEqual([['Medic'], ['slab', 'nimeni']]);
    // Words that name no category are dropped first.
    expect(await found('vecin medic')).toEqual([['Medic'], ['vecin']]);
  });

  test('are omitted with six results or more', async () => {
    const { data, suggested } = await list({ ...at, longitude: -98.96, radius: 10_000 });
    expect(data).toHaveLength(6);
    expect(suggested).toEqual([]);
  });
});
