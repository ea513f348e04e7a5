import { beforeAll, expect, test } from 'vitest';
import { book } from '#server/testing/booking-request.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { insertStaticRows } from '../fill/static-rows.ts';
import { importCatalogue } from './import-catalogue.ts';
import { ana, read, salon, tuns } from './salon.testing.ts';

const monday = '2026-11-23';
const lastMinute = new Date(`${monday}T23:59:30+02:00`);
const api = setUpApi({ now: new Date('2026-11-20T08:00:00Z') });
beforeAll(async () => {
  await insertStaticRows(api.db);
});

test('a location that works until 24:00 is open in the last minute, and its last visit ends then', async () => {
  const hours = [{ weekday: 1, starts: '18:00', ends: '24:00' }];
  const professionals = [{ ...ana, hours }];
  const file = salon([tuns({ duration: 60 })], { hours, professionals });
  await importCatalogue(api.db, read(file), api.clock.now());
  const list = async (query: object) => (await api.call('listLocations', { query })).body.data;

  const [card] = await list({ search: 'zori' });
  const { id, slug } = card!;
  const detail = await api.call('locationDetail', { params: { slug, location_id: id } });
  expect(detail.body.data).toMatchObject({ hours, professionals: [{ longest_stretch: 360 }] });

  const [service] = detail.body.data.service_categories.flatMap(({ services }) => services);
  const start = { start_date: monday, start_time: '23:00', expected_total: 100 };
  const choice = { location_id: id, services_ids: [service!.id], professional_id: null };
  expect((await book(api, await api.signIn(), { ...choice, ...start })).status).toBe(201);

  api.clock.set(lastMinute);
  expect(await list({ open_now: 1 })).toMatchObject([{ id }]);
  api.clock.advance(60);
  expect(await list({ open_now: 1 })).toEqual([]);
});
