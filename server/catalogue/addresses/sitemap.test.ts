import { beforeAll, expect, test } from 'vitest';
import { cluj, doctors, iasi } from '#server/testing/make-basics.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { findFiles } from './repository.ts';

const api = setUpApi();
let locations: MadeLocation[];
beforeAll(async () => {
  locations = [
    await makeLocation(api.db, { updated_at: '2026-11-01T10:00:00Z' }),
    await makeLocation(api.db, { category: doctors, updated_at: '2026-11-03T10:00:00Z' }),
    await makeLocation(api.db, { locality: cluj, updated_at: '2026-11-02T10:00:00Z' }),
  ];
});

type Kind = 'locations' | 'cities';

async function read(kind: Kind, after = 0) {
  const { status, body } = await api.call('sitemap', { params: { kind }, query: { after } });
  expect(status).toBe(200);
  return body;
}

test('every location has its path and its date', async () => {
  const { data, next } = await read('locations');
  expect(data.map(({ path }) => path)).toEqual(
    locations.map(({ id, slug }) => `/locations/${id}/${slug}`),
  );
  expect(data[0]?.modified).toBe('2026-11-01T12:00:00+02:00');
  expect(next).toBeNull();
});

test('`after` returns only later ids', async () => {
  const [first, second] = locations;
  expect((await read('locations', first?.id)).data[0]?.path).toContain(`/${second?.id}/`);
});

test('`after` may exceed every id of its kind', async () => {
  const afterAll = { data: [], next: null };
  expect(await read('locations', Number.MAX_SAFE_INTEGER)).toEqual(afterAll);
  expect(await read('cities', Number.MAX_SAFE_INTEGER)).toEqual(afterAll);
});

test('cities and their categories are listed if they have locations, with the latest date', async () => {
  const { data } = await read('cities');
  expect(data).toEqual([
    { path: '/iasi', modified: '2026-11-03T12:00:00+02:00' },
    { path: '/iasi/frizerii', modified: '2026-11-01T12:00:00+02:00' },
    { path: '/iasi/medici', modified: '2026-11-03T12:00:00+02:00' },
    { path: '/cluj-napoca', modified: '2026-11-02T12:00:00+02:00' },
    { path: '/cluj-napoca/frizerii', modified: '2026-11-02T12:00:00+02:00' },
  ]);
});

test('a file has a fixed number of locations, or of cities with their categories, and the next one continues after it', async () => {
  const [first, , third] = locations.map(({ id }) => id);
  const files = await findFiles(api.db, 'locations', 2);
  expect(files.map(({ after }) => after)).toEqual([first! - 1, third! - 1]);
  expect(files[0]?.modified).toEqual(new Date('2026-11-03T10:00:00Z'));
  const ofCities = await findFiles(api.db, 'cities', 1);
  expect(ofCities.map(({ after }) => after)).toEqual([iasi.id - 1, cluj.id - 1]);
  expect((await api.call('sitemapFiles')).body.data.map(({ kind }) => kind)).toEqual([
    'cities',
    'locations',
  ]);
});

test('a call has at most 2,000 URLs, however many categories each city may have', async () => {
  const basics = await api.db.selectFrom('categories').select('id').execute();
  const more = Array.from({ length: 1_999 - basics.length }, (_, index) => ({
    ...{ id: 1_000 + index, slug: `categorie-${index}`, name: `Categoria ${index}` },
    ...{ group_slug: 'grup', group_name: 'Grup', position: index },
  }));
  await api.db.insertInto('categories').values(more).execute();
  const { data, next } = await read('cities');
  expect(data.map(({ path }) => path)).toEqual(['/iasi', '/iasi/frizerii', '/iasi/medici']);
  expect(next).toBe(iasi.id);
  expect((await read('cities', iasi.id)).data[0]?.path).toBe('/cluj-napoca');
});

test('an unknown kind is not found', async () => {
  const { statusCode } = await api.inject({ method: 'GET', url: '/api/public/sitemap/users' });
  expect([404, 422]).toContain(statusCode);
});
