import { beforeAll, describe, expect, test } from 'vitest';
import { barbers, cluj, doctors, iasi } from '#server/testing/make-basics.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { loadCitiesByCounty } from './repository.ts';

const api = setUpApi();

async function cityOf(city: string, page = 1) {
  const { status, body } = await api.call('city', { params: { city }, query: { page } });
  expect(status).toBe(200);
  return body;
}

async function categoryOf(city: string, category: string) {
  const { status, body } = await api.call('cityCategory', { params: { city, category } });
  expect(status).toBe(200);
  return body;
}

describe('a city', () => {
  const tuns = [{ name: 'Tuns' }];
  beforeAll(async () => {
    const services = [...tuns, { name: 'Barbă' }];
    await makeLocation(api.db, { name: 'Trei', price_from: 40, ratings: [3], services });
    await makeLocation(api.db, {
      name: 'Cinci',
      price_from: 90,
      ratings: [5, 5, 4],
      services: tuns,
    });
    await makeLocation(api.db, {
      ...{ name: 'Cabinet', category: doctors, price_from: null, services: [{ name: 'Consult' }] },
    });
    await makeLocation(api.db, { name: 'Departe', locality: cluj, ratings: [5], price_from: 10 });
  });

  test('lists its own locations, the best first, and no others @S2-23', async () => {
    const { data, meta } = await cityOf('iasi');
    expect(data.map(({ name, distance }) => [name, distance])).toEqual([
      ['Cinci', null],
      ['Cabinet', null],
      ['Trei', null],
    ]);
    expect(meta).toMatchObject({ total: 3, last_page: 1, per_page: 18 });
  });

  test('ranks a location that is full for a week half a point lower, as the list does', async () => {
    const best = api.db.updateTable('locations').where('name', '=', 'Cinci');
    await best.set({ is_full: true }).execute();
    expect((await cityOf('iasi')).data[0]?.name).toBe('Cabinet');
    await best.set({ is_full: false }).execute();
  });

  test('is listed with its county, counties by id', async () => {
    const { body } = await api.call('cities');
    const [first, second, ...rest] = body.data;
    expect(first).toMatchObject({ slug: 'iasi', cities: [{ slug: 'iasi', locations_count: 3 }] });
    expect(second).toEqual({
      ...{ slug: 'cluj', name: 'Cluj' },
      cities: [{ slug: 'cluj-napoca', name: 'Cluj-Napoca', locations_count: 1 }],
    });
    expect(rest).toEqual([]);
  });

  test('summarizes its locations @S2-23', async () => {
    const { facts } = await cityOf('iasi');
    expect(facts).toMatchObject({
      city: { slug: 'iasi', name: 'Iași', county: 'Iași' },
      category: null,
      ...{ locations_count: 3, price_from: 40, price_to: 90 },
      ...{ average_rating: 4.25, rating_count: 4 },
      services: ['Tuns', 'Barbă', 'Consult'],
      categories: [
        { slug: 'frizerii', name: 'Frizerii', locations_count: 2 },
        { slug: 'medici', name: 'Medici', locations_count: 1 },
      ],
      neighbours: [{ slug: 'cluj-napoca', name: 'Cluj-Napoca', locations_count: 1 }],
    });
  });

  test('has pages of 18, none of which shows a location twice', async () => {
    for (let i = 0; i < 25; i++) await makeLocation(api.db, { locality: cluj, services: tuns });
    const [first, second, third] = [
      await cityOf('cluj-napoca'),
      await cityOf('cluj-napoca', 2),
      await cityOf('cluj-napoca', 3),
    ];
    expect(first.meta).toMatchObject({ total: 26, last_page: 2 });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(26);
    expect(third.data).toEqual([]);
  });

  test('has the services of many locations before those of few, and no packages', async () => {
    const services = [{ name: 'Aranjat' }, { name: 'Zece ședințe', subscription: {} }];
    await makeLocation(api.db, { locality: cluj, services });
    const { facts } = await cityOf('cluj-napoca');
    expect(facts.services.slice(0, 2)).toEqual(['Tuns', 'Aranjat']);
    expect(facts.services).not.toContain('Zece ședințe');
  });
});

describe('a category in a city', () => {
  test('lists and counts only its own locations @S2-24', async () => {
    const { data, facts } = await categoryOf('iasi', 'medici');
    expect(data.map(({ name }) => name)).toEqual(['Cabinet']);
    expect(facts).toMatchObject({
      category: doctors,
      ...{ locations_count: 1, price_from: null, price_to: null },
      ...{ average_rating: 0, rating_count: 0, services: ['Consult'] },
    });
    expect(facts.categories).toHaveLength(2);
  });

  test('lists no neighbour without that category', async () => {
    expect((await categoryOf('iasi', 'medici')).facts.neighbours).toEqual([]);
    expect((await categoryOf('iasi', 'frizerii')).facts.neighbours).toHaveLength(1);
  });

  test('without locations in the city is empty and lists the neighbours', async () => {
    const { data, facts } = await categoryOf('cluj-napoca', 'medici');
    expect([data, facts.locations_count]).toEqual([[], 0]);
    expect(facts.neighbours).toMatchObject([{ slug: 'iasi' }]);
  });
});

test.each([
  ['no city', { city: 'nu-exista', category: 'frizerii' }],
  ['no category', { city: 'iasi', category: 'nu-exista' }],
])('%s of that name is not found @S2-23 @S2-24', async (_what, params) => {
  const { body } = await api.call('cityCategory', { params });
  expect(body.code).toBe('not_found');
});

describe('the first part of a path', () => {
  const contest = { title: 'Concurs', body: 'Cine scrie câștigă.', valid_until: '2026-12-31' };
  const named = async (name: string) => (await api.call('pageName', { params: { name } })).body;
  beforeAll(async () => {
    const tokens = ['concurs-2026', 'iasi', barbers.slug];
    const rows = tokens.map((token) => ({ token, ...contest }));
    await api.db.insertInto('contests').values(rows).execute();
  });

  test('names a contest @S2-22', async () => {
    const { data } = await named('concurs-2026');
    expect(data).toEqual({
      city: null,
      category: null,
      contest: { token: 'concurs-2026', ...contest },
    });
  });

  test('names a city before a contest @S2-23', async () => {
    const { data } = await named('iasi');
    expect(data).toEqual({ city: { slug: 'iasi' }, category: null, contest: null });
  });

  test('names a category before a contest', async () => {
    const { data } = await named(barbers.slug);
    expect(data).toEqual({ city: null, category: { id: barbers.id }, contest: null });
  });

  test.each(['nu-exista', 'Iasi', '%25'])('%s names nothing', async (name) => {
    expect((await named(name)).code).toBe('not_found');
  });
});

test('a county lists a bounded number of cities, those with most locations first', async () => {
  const names = { name: 'Aroneanu', slug: 'aroneanu', folded: 'aroneanu' };
  const village = { ...iasi, ...names, id: 3, county_id: 1, population: 3_000 };
  await api.db.insertInto('localities').values(village).execute();
  await makeLocation(api.db, { locality: village });
  const slugs = async (max: number) =>
    (await loadCitiesByCounty(api.db, max))[0]?.cities.map(({ slug }) => slug);
  expect(await slugs(2)).toEqual(['iasi', 'aroneanu']);
  expect(await slugs(1)).toEqual(['iasi']);
});
