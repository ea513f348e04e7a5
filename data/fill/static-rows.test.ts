import { expect, test } from 'vitest';
import { startTestApi } from '#server/testing/test-api.ts';
import { insertRows } from './insert-rows.ts';
import { insertDistricts, insertStaticRows } from './static-rows.ts';

test('counties come in the order of the Romanian alphabet, with and without their cities', async () => {
  const api = await startTestApi();
  await insertStaticRows(api.db);
  const localities = await api.db
    .selectFrom('localities')
    .distinctOn('county_id')
    .select(['id', 'county_id', 'latitude', 'longitude'])
    .orderBy('county_id')
    .execute();
  const rows = localities.map(({ id, latitude, longitude }) => ({
    ...{
      id,
      slug: 'salon',
      name: 'Salon',
      description: '',
      address: 'Strada 1',
      latitude,
      longitude,
    },
    ...{ locality_id: id, category_id: 1 },
  }));
  await insertRows(api.db, 'locations', rows);

  const { counties } = (await api.call('filtersForm')).body.data;
  const names = counties.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'ro')));
  expect(names).toHaveLength(42);
  const cities = (await api.call('cities')).body.data;
  expect(cities.map(({ name }) => name)).toEqual(names);
  await api.close();
});

test('a district that left the list leaves the database', async () => {
  const api = await startTestApi();
  await insertStaticRows(api.db);
  const ids = api.db.selectFrom('districts').select('id').orderBy('id');
  const before = await ids.execute();
  const names = { name: 'Cartier', names: ['cartier'], is_ambiguous: false, is_landmark: false };
  const rest = { latitude: 47.16, longitude: 27.58, ...names };
  const { id: locality_id } = await api.db
    .selectFrom('localities')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await insertRows(api.db, 'districts', [{ id: before.length + 1, locality_id, ...rest }]);
  await insertDistricts(api.db);
  expect(await ids.execute()).toEqual(before);
  await api.close();
});
