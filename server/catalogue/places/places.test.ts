import { beforeAll, describe, expect, test } from 'vitest';
import { fold, slugify } from '#domain/words/fold.ts';
import { iasi, makeBasics } from '#server/testing/make-basics.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();
beforeAll(async () => {
  await makeBasics(api.db);
  for (const [id, county_id, name, population, latitude, longitude] of [
    [11, 2, 'Turda', 47_000, 46.5667, 23.7833],
    [12, 1, 'Târgu Frumos', 10_000, 47.21, 27.01],
    [13, 2, 'Valea Târgului', 60_000, 46.9, 23.9],
    [14, 1, 'Șipote', 5_000, 47.6, 27.3],
    [15, 2, 'Botești', 3_000, 46.5, 23.7],
    [16, 1, 'Botești', 1_000, 47.5, 27.1],
  ] as const) {
    const place = { id, county_id, name, population, latitude, longitude };
    await api.db
      .insertInto('localities')
      .values({ ...place, slug: slugify(`${name} ${id}`), folded: fold(name) })
      .execute();
  }
  const copou = { id: 1, locality_id: iasi.id, name: 'Copou', names: ['copou', 'dealul copou'] };
  await api.db
    .insertInto('districts')
    .values({ ...copou, latitude: 47.19, longitude: 27.56, is_ambiguous: false })
    .execute();
});

async function labels(query: { search?: string; limit?: number }) {
  const { status, body } = await api.call('listPlaces', { query });
  expect(status).toBe(200);
  return body.data.map(({ label }) => label);
}

describe('places', () => {
  test('that begin with the text come before those that contain it, each by population @S7-46', async () => {
    expect(await labels({ search: 'targ' })).toEqual([
      'Târgu Frumos, Iași',
      'Valea Târgului, Cluj',
    ]);
  });

  test('that match equally are ordered by population, not by insertion', async () => {
    expect(await labels({ search: 'u' })).toEqual([
      'Cluj-Napoca, Cluj',
      'Valea Târgului, Cluj',
      'Turda, Cluj',
      'Târgu Frumos, Iași',
    ]);
  });

  test.each(['Șip', 'şip', 'sip', 'ȘIPOTE, Iași'])('are found by %s', async (search) => {
    expect(await labels({ search })).toEqual(['Șipote, Iași']);
  });

  test('of the same name are selected by the first letters of their county', async () => {
    const [large, small] = ['Botești, Cluj', 'Botești, Iași'];
    expect(await labels({ search: 'botesti' })).toEqual([large, small]);
    for (const county of ['Ia', 'jud. Iași', 'jud Iași', 'județul Iași', 'JUDEŢUL iasi'])
      expect(await labels({ search: `Botești, ${county}` }), county).toEqual([small, large]);
    expect(await labels({ search: 'Botești, România' })).toEqual([large, small]);
  });

  test('are found without their hyphen', async () => {
    expect(await labels({ search: 'cluj napoca' })).toEqual(['Cluj-Napoca, Cluj']);
  });

  test.each([
    ['tudra', 'Turda, Cluj'],
    ['targu frumso', 'Târgu Frumos, Iași'],
    ['cluj npoca', 'Cluj-Napoca, Cluj'],
  ])('are found by %s, with its typing error', async (search, label) => {
    expect((await labels({ search }))[0]).toBe(label);
  });

  test.each([
    ['tg. frumos', 'Târgu Frumos, Iași'],
    ['Tîrgu Frumos', 'Târgu Frumos, Iași'],
    ['clujul', 'Cluj-Napoca, Cluj'],
  ])('are found by %s, their usual name', async (search, label) => {
    expect(await labels({ search })).toEqual([label]);
  });

  test.each(['Copou', 'cop', 'dealul copou', 'Copou, Iași', 'Copou Iași', 'iasi cop'])(
    'are districts for %s, which no locality is called',
    async (search) => {
      expect(await labels({ search })).toEqual(['Copou, Iași']);
    },
  );

  test('are none for a text without a similar name', async () => {
    expect(await labels({ search: 'qxzwvk' })).toEqual([]);
  });

  test('that share the name of their county have it once', async () => {
    expect(await labels({ search: 'iasi' })).toEqual(['Iași']);
  });

  test('are the largest ones for an empty text, as many as requested', async () => {
    expect(await labels({ limit: 2 })).toEqual(['Iași', 'Cluj-Napoca, Cluj']);
  });

  test.each(['%', '_', '\\', '%%'])('are none for %j: it is no pattern', async (search) => {
    expect(await labels({ search })).toEqual([]);
  });

  test.each(['limit=0', 'limit=21', 'limit=x', `search=${'a'.repeat(101)}`])(
    'are refused for %s',
    async (query) => {
      const response = await api.inject({ method: 'GET', url: `/api/public/places?${query}` });
      expect(response.statusCode).toBe(422);
    },
  );
});

describe('the nearest place', () => {
  const nearest = (latitude: number, longitude: number) =>
    api.call('nearestPlace', { query: { latitude, longitude } });

  test('is the one at the smallest distance, however small it is', async () => {
    expect((await nearest(47.58, 27.31)).body.data.name).toBe('Șipote');
  });

  test('is not found abroad, even just behind the border @S2-71', async () => {
    expect((await nearest(48.85, 2.35)).status).toBe(404);
    expect((await nearest(43.7, 29.7)).status).toBe(404);
    expect((await nearest(47.01, 28.86)).status).toBe(404);
  });

  test.each(['latitude=47', 'latitude=91&longitude=27', 'latitude=a&longitude=b', ''])(
    'is refused for "%s"',
    async (query) => {
      const response = await api.inject({
        method: 'GET',
        url: `/api/public/places/nearest?${query}`,
      });
      expect(response.statusCode).toBe(422);
    },
  );
});

test('the filters form lists counties, categories, payment methods and the cities that have locations @S3-20 @S7-36', async () => {
  await makeLocation(api.db);
  await makeLocation(api.db);
  const { body, headers } = await api.call('filtersForm');
  expect(Object.keys(body.data).toSorted()).toEqual([
    'categories',
    'citiesFeatured',
    'counties',
    'payment_methods',
  ]);
  expect(body.data.counties.map(({ name }) => name)).toEqual(['Iași', 'Cluj']);
  expect(body.data.categories).toMatchObject([
    { slug: 'frizerii', is_health: false },
    { slug: 'medici', group: { slug: 'sanatate' }, is_health: true },
  ]);
  expect(body.data.payment_methods.map(({ name }) => name)).toEqual(['Numerar', 'Card']);
  expect(body.data.citiesFeatured).toMatchObject([{ slug: 'iasi', locations_count: 2 }]);
  expect(headers['cache-control']).toBe('public, max-age=300');
});
