import { describe, expect, test } from 'vitest';
import { listLocations, northOf, type ListQuery } from '#server/testing/list-locations.ts';
import { doctors, iasi } from '#server/testing/make-basics.ts';
import { makeLocation, type LocationInput } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

let spots = 0;
function spot() {
  spots += 1;
  return { latitude: -60 + spots * 5, longitude: 10 };
}

async function make(at: { latitude: number; longitude: number }, input: LocationInput = {}) {
  return makeLocation(api.db, { ...at, ...input });
}

async function names(query: ListQuery) {
  return (await listLocations(api, query)).names;
}

describe('radius', () => {
  test('contains locations just inside it and none just outside, with their distance @S7-34', async () => {
    const at = spot();
    await make(northOf(at, 4.99), { name: 'Aproape' });
    await make(northOf(at, 5.01), { name: 'Departe' });
    const { data } = await listLocations(api, { ...at, radius: 5000 });
    expect(data.map(({ name, distance }) => [name, distance])).toEqual([['Aproape', 4990]]);
    expect(await names({ ...at, radius: 6000 })).toHaveLength(2);
  });

  test('works across the date line', async () => {
    await make({ latitude: 0, longitude: -179.99 }, { name: 'Peste linie' });
    expect(await names({ latitude: 0, longitude: 179.99, radius: 5000 })).toEqual(['Peste linie']);
  });

  test('is the whole country without a place, and there is no distance', async () => {
    await make(iasi, { name: 'Oriunde unicat' });
    const { data } = await listLocations(api, { search: 'unicat' });
    expect(data).toMatchObject([{ name: 'Oriunde unicat', distance: null }]);
  });
});

describe('text', () => {
  test.each(['Șerban țăran', 'SERBAN TARAN', 'Şerban ţăran', 'şerban', 'taran  serban'])(
    '%s finds Șerban Țăran, whatever the diacritics and the order @S7-34',
    async (search) => {
      const at = spot();
      await make(at, { name: 'Frizeria Șerban Țăran' });
      expect(await names({ ...at, search })).toEqual(['Frizeria Șerban Țăran']);
    },
  );

  test('has to contain every word', async () => {
    const at = spot();
    await make(at, { name: 'Ana Beauty' });
    await make(at, { name: 'Ana Magnolia' });
    expect(await names({ ...at, search: 'ana beauty' })).toEqual(['Ana Beauty']);
    expect(await names({ ...at, search: 'ana magnolia' })).toEqual(['Ana Magnolia']);
  });

  test.each(['%', '_', '\\', "' OR TRUE--%", '%%%', '(q+)+$', '\ud800'])(
    '%j is text, not a pattern',
    async (search) => {
      const at = spot();
      await make(at, { name: 'Studio Simplu' });
      expect(await names({ ...at, search })).toEqual([]);
    },
  );
});

describe('filters', () => {
  test('match any of the categories and any of the payment methods @S7-34', async () => {
    const at = spot();
    await make(at, { name: 'Frizer', payment_methods: [1] });
    await make(at, { name: 'Medic', category: doctors, payment_methods: [2] });
    expect(await names({ ...at, categories: [doctors.id] })).toEqual(['Medic']);
    expect(await names({ ...at, categories: [1, doctors.id] })).toHaveLength(2);
    expect(await names({ ...at, payment_methods: [1] })).toEqual(['Frizer']);
    expect(await names({ ...at, payment_methods: [1, 2] })).toHaveLength(2);
    expect(await names({ ...at, categories: [2 ** 40], payment_methods: [2 ** 40] })).toEqual([]);
  });
});

describe('an invalid query', () => {
  test.each([
    ['latitude alone', 'latitude=47', 'longitude'],
    ['longitude alone', 'longitude=27', 'latitude'],
    ['latitude 91', 'latitude=91&longitude=27', 'latitude'],
    ['longitude NaN', 'latitude=47&longitude=NaN', 'longitude'],
    ['radius -1', 'radius=-1', 'radius'],
    ['radius 1e12', 'radius=1e12', 'radius'],
    ['page 0', 'page=0', 'page'],
    ['page 1e9', 'page=1000000000', 'page'],
    ['page abc', 'page=abc', 'page'],
    ['per_page 1e6', 'per_page=1000000', 'per_page'],
    ['an unknown sort', 'sort=cheapest', 'sort'],
    ['a category that is no number', 'categories[]=1&categories[]=x', 'categories'],
    ['a search that is an object', 'search[a]=1', 'search'],
    ['too long a search', `search=${'a'.repeat(121)}`, 'search'],
  ])('is refused on its field: %s', async (_title, query, field) => {
    const response = await api.inject({ method: 'GET', url: `/api/public/locations?${query}` });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors).join()).toContain(field);
  });

  test('is refused with ten thousand categories', async () => {
    const query = Array.from({ length: 10_000 }, (_, id) => `categories=${id + 1}`).join('&');
    const response = await api.inject({ method: 'GET', url: `/api/public/locations?${query}` });
    expect([414, 422]).toContain(response.statusCode);
  });
});

test('a card has exactly the fields of the contract and is publicly cacheable @S3-16', async () => {
  const at = spot();
  const { id, slug } = await make(at, { name: 'Un card', ratings: [5, 4], price_from: 49.5 });
  const { body, headers } = await api.call('listLocations', { query: at });
  expect(body.data).toEqual([
    {
      id,
      slug,
      name: 'Un card',
      logo: null,
      cover: null,
      average_rating: 4.5,
      rating_count: 2,
      category: { id: 1, slug: 'frizerii', name: 'Frizerii' },
      address: `Strada Păcurari ${id}`,
      city: 'Iași',
      ...at,
      distance: 0,
      price_from: 49.5,
    },
  ]);
  expect(headers['cache-control']).toBe('public, max-age=30');
  expect(headers['set-cookie']).toBeUndefined();
});
