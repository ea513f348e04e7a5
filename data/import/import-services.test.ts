import { beforeAll, expect, test } from 'vitest';
import { book } from '#server/testing/booking-request.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { insertStaticRows } from '../fill/static-rows.ts';
import { importCatalogue } from './import-catalogue.ts';
import { read, salon, tuns } from './salon.testing.ts';

const api = setUpApi({ now: new Date('2026-11-20T08:00:00Z') });
beforeAll(async () => {
  await insertStaticRows(api.db);
});

async function importServices(...services: object[]) {
  const file = read(salon(services, { approval: 'automatic' }));
  await importCatalogue(api.db, file, api.clock.now());
  const location = await api.db.selectFrom('locations').select('id').executeTakeFirstOrThrow();
  const { body } = await api.call('locationServices', { params: location });
  return { location, services: body.data.flatMap((category) => category.services) };
}

test('a sold package that the file drops is no longer sold but stays usable, and its return sells it again', async () => {
  const importPackages = async (...keys: string[]) => {
    const packages = keys.map((key) => ({ key, name: key, sessions: 5, valid_days: 90 }));
    const { location, services } = await importServices(tuns({ subscriptions: packages }));
    return { location, service: services[0]!, sold: services[0]!.subscriptions };
  };
  const { location, service, sold } = await importPackages('cinci', 'zece');
  const client = await api.signIn();
  const order = {
    ...{ location_id: location.id, services_ids: [service.id], professional_id: null },
    ...{ start_date: '2026-11-23', expected_total: 100 },
  };
  expect((await book(api, client, { ...order, start_time: '10:00' })).status).toBe(201);
  const ownSubscriptions = async () =>
    (await api.call('listSubscriptions', {}, { as: client })).body.data;
  const [own] = await ownSubscriptions();
  expect(own?.name).toBe('cinci');

  expect((await importPackages('zece')).sold.map(({ name }) => name)).toEqual(['zece']);
  const dropped = { ...order, start_time: '11:00', subscription_id: sold[0]!.id };
  expect((await book(api, client, dropped)).status).toBe(422);
  expect((await book(api, client, { ...order, start_time: '12:00' })).status).toBe(201);
  const visit = { services_subscription_id: own!.id, start_time: '13:00', expected_total: 0 };
  expect((await book(api, client, { ...order, ...visit })).status).toBe(201);
  const remaining = (await ownSubscriptions()).map((one) => [one.name, one.remaining]);
  expect(remaining.toSorted()).toEqual([
    ['cinci', 3],
    ['zece', 4],
  ]);

  expect((await importPackages('cinci', 'zece')).sold).toEqual(sold);
});

test('a service category that the file drops no longer finds its location', async () => {
  const found = async (...categories: string[]) => {
    const service_categories = categories.map((name) => {
      const key = name.toLowerCase();
      return { key, name, services: [tuns({ key, name: `Serviciu ${key.length}` })] };
    });
    const file = read(salon([], { service_categories }));
    await importCatalogue(api.db, file, api.clock.now());
    const { body } = await api.call('listLocations', { query: { search: 'epilare' } });
    return body.data.map(({ name }) => name);
  };
  expect(await found('Epilare', 'Coafor')).toEqual(['Salon Zori de Zi']);
  expect(await found('Coafor')).toEqual([]);
});
