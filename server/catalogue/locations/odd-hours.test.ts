import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { oddHourEntries } from '#domain/search/odd-hours.ts';
import { listLocations } from '#server/testing/list-locations.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { areHoursIndexed } from './index-repository.ts';

const api = setUpApi();
beforeEach(() => api.db.deleteFrom('locations').execute());

const sunday = { weekday: 7, starts: '17:00', ends: '20:00' };
const mondayNight = { weekday: 1, starts: '22:00', ends: '23:30' };

async function total(search: string): Promise<number> {
  return (await listLocations(api, { search })).meta.total;
}

async function isIndexed(): Promise<boolean> {
  return areHoursIndexed(api.db);
}

test('a search for odd hours finds the locations that the index says work then', async () => {
  await makeLocation(api.db);
  await makeLocation(api.db, { professionals: [{ hours: [sunday] }] });
  expect(await isIndexed()).toBe(true);
  expect(await total('tuns duminică după 17')).toBe(1);
  const entries = oddHourEntries([sunday]);
  const without = sql<string>`ts_delete(search_document, ${entries}::text[])`;
  await api.db.updateTable('locations').set({ search_document: without }).execute();
  expect(await total('tuns duminică după 17')).toBe(0);
  expect(await total('tuns luni')).toBe(1);
});

test('a search considers hours before and after they are indexed', async () => {
  const { professionals } = await makeLocation(api.db);
  const hours = professionals.map(({ id }) => ({ professional_id: id, ...sunday }));
  await api.db.insertInto('professional_hours').values(hours).execute();
  expect(await isIndexed()).toBe(false);
  expect(await total('tuns duminică după 17')).toBe(1);
  await api.sweep();
  expect(await isIndexed()).toBe(true);
  expect(await total('tuns duminică după 17')).toBe(1);

  await api.db
    .updateTable('professional_hours')
    .set(mondayNight)
    .where('weekday', '=', 7)
    .execute();
  await sql`DELETE FROM free_days`.execute(api.db);
  expect(await isIndexed()).toBe(false);
  expect(await total('tuns luni după 22')).toBe(1);
  await api.sweep();
  expect(await isIndexed()).toBe(true);
  expect(await total('tuns luni după 22')).toBe(1);
  expect(await total('tuns duminică după 17')).toBe(0);
});

test('opening hours are indexed too', async () => {
  const { id } = await makeLocation(api.db);
  await api.db
    .insertInto('location_hours')
    .values({ location_id: id, ...sunday })
    .execute();
  api.clock.set(new Date('2026-11-22T16:00:00Z'));
  expect(await isIndexed()).toBe(false);
  expect(await total('tuns deschis acum')).toBe(1);
  await api.sweep();
  expect(await isIndexed()).toBe(true);
  expect(await total('tuns deschis acum')).toBe(1);
  api.clock.set(new Date('2026-11-20T08:00:00Z'));
});
