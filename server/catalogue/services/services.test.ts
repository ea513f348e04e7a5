import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notePrices } from './repository.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import type { ServiceInput } from '#server/testing/make-service.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi({ now: new Date('2026-11-20T08:00:00Z') });

async function presentedService(service: ServiceInput) {
  const { id } = await makeLocation(api.db, {
    services: [service],
    equipment: [{ name: 'Laser' }],
  });
  const { status, body } = await api.call('locationServices', { params: { id } });
  expect(status).toBe(200);
  const first = body.data[0]?.services[0];
  if (!first) throw new Error('No service');
  return first;
}

test.each<[string, ServiceInput, object]>([
  [
    'fixed',
    { price: 119.5 },
    { price: 119.5, price_label: '119,50\u00A0RON', max_price_label: null },
  ],
  ['from', { price: 50, range_price: true }, { price_label: 'de la 50\u00A0RON', max_price: null }],
  [
    'a range',
    { price: 50, max_price: 80, range_price: true },
    { price_label: 'între 50 și 80\u00A0RON', max_price: 80, max_price_label: '80\u00A0RON' },
  ],
  ['without a price', { price: null }, { price: null, price_label: 'Preț neafișat' }],
])('a price that is %s has a label @S3-11 @S7-39 @S9-22', async (_kind, input, expected) => {
  expect(await presentedService(input)).toMatchObject(expected);
});

test('a hidden price is not sent at all @S3-11 @S8-20', async () => {
  const service = await presentedService({
    price: 50,
    max_price: 90,
    range_price: true,
    hidden_price: true,
  });
  expect(service).toMatchObject({
    price: null,
    max_price: null,
    max_price_label: null,
    price_label: 'Preț neafișat',
    hidden_price: true,
  });
});

test('offers are those that run or will run on a Bucharest day @S3-12', async () => {
  const offer = (start_date: string, end_date: string) => ({ start_date, end_date, discount: 10 });
  const service = await presentedService({
    offers: [
      offer('2026-10-01', '2026-11-19'),
      offer('2026-11-01', '2026-11-20'),
      offer('2026-12-01', '2026-12-31'),
    ],
  });
  expect(service.has_offers).toBe(true);
  expect(service.offers.map(({ end_date }) => end_date)).toEqual(['2026-11-20', '2026-12-31']);
  expect((await presentedService({ offers: [offer('2026-10-01', '2026-11-19')] })).has_offers).toBe(
    false,
  );
});

test('an offer shows the lowest price of the 30 days before it, if known', async () => {
  const offer = { start_date: '2026-11-18', end_date: '2026-11-30', discount: 10 };
  const { id, services } = await makeLocation(api.db, {
    services: [{ price: 100, offers: [offer] }],
  });
  const label = async () => {
    const { body } = await api.call('locationServices', { params: { id } });
    return body.data[0]?.services[0]?.offers[0]?.lowest_price_label;
  };
  expect(await label()).toBeNull();
  const service_id = services[0]?.id ?? 0;
  const note = async (price_bani: number, day: string) => {
    await api.db.updateTable('services').set({ price_bani }).where('id', '=', service_id).execute();
    const now = new Date(`${day}T08:00:00Z`);
    await api.db.transaction().execute((tx) => notePrices(tx, [service_id], now));
  };
  for (const day of ['2026-09-01', '2026-09-02']) await note(9_000, day);
  await note(10_000, '2026-11-01');
  const history = api.db.selectFrom('service_prices').select('price_bani').orderBy('since');
  expect(await history.where('service_id', '=', service_id).execute()).toEqual([
    { price_bani: 9_000 },
    { price_bani: 10_000 },
  ]);
  expect(await label()).toBe('Cel mai mic preț din cele 30 de zile dinaintea ofertei: 90\u00A0RON');
});

test('the reference price of a range is its lower end', async () => {
  const offer = { start_date: '2026-11-18', end_date: '2026-11-30', discount: 10 };
  const { id, services } = await makeLocation(api.db, {
    services: [{ price: 50, max_price: 80, range_price: true, offers: [offer] }],
  });
  const opened = new Date('2026-09-01T08:00:00Z');
  const ids = services.map((service) => service.id);
  await api.db.transaction().execute((tx) => notePrices(tx, ids, opened));
  const { body } = await api.call('locationServices', { params: { id } });
  expect(body.data[0]?.services[0]?.offers[0]?.lowest_price_label).toBe(
    'Cel mai mic preț din cele 30 de zile dinaintea ofertei: de la 50\u00A0RON',
  );
});

test('the migration starts the price history of existing services', async () => {
  const inputs = [{ price: 70 }, { price: 70, hidden_price: true }];
  const { services } = await makeLocation(api.db, { services: inputs });
  const ids = services.map(({ id }) => id);
  const migration = new URL('../../db/migrations/0021_first_prices.sql', import.meta.url);
  for (const text of Array.from({ length: 2 }, () => readFileSync(migration, 'utf8')))
    await sql.raw(text).execute(api.db);
  const history = api.db.selectFrom('service_prices').select('price_bani').orderBy('service_id');
  expect(await history.where('service_id', 'in', ids).execute()).toEqual([
    { price_bani: 7_000 },
    { price_bani: null },
  ]);
});

test('a service that is not a subscription lists none @S3-08', async () => {
  const service = await presentedService({});
  expect([service.is_subscription, service.subscriptions]).toEqual([false, []]);
});

test('a service lists its subscriptions, equipment and duration @S3-08 @S3-10', async () => {
  const service = await presentedService({
    duration: 90,
    equipment: 0,
    subscription: { name: 'Cinci ședințe', sessions: 5, valid_days: 60 },
  });
  expect(service).toMatchObject({
    duration_label: '1\u00A0oră și 30\u00A0de\u00A0minute',
    is_subscription: true,
    equipment_group: { name: 'Laser' },
  });
  const { id } = await api.db
    .selectFrom('subscriptions')
    .select('id')
    .where('service_id', '=', service.id)
    .executeTakeFirstOrThrow();
  expect(service.subscriptions).toEqual([
    { id, name: 'Cinci ședințe', sessions: 5, valid_days: 60 },
  ]);
});

test('services are grouped by category, each with exactly these fields @S3-06 @S3-09 @S3-13', async () => {
  const { id, services } = await makeLocation(api.db, { services: [{ name: 'Tuns' }] });
  const { body } = await api.call('locationServices', { params: { id } });
  const [category] = body.data;
  expect(Object.keys(category ?? {}).sort()).toEqual(['id', 'name', 'services']);
  const [service] = category?.services ?? [];
  expect(service).toMatchObject({
    id: services[0]?.id,
    service_id: services[0]?.id,
    name: 'Tuns',
    description: '',
    advanced_details: null,
    duration_label: '30\u00A0de\u00A0minute',
  });
  expect(Object.keys(service ?? {}).sort()).toEqual(
    `advanced_details description duration duration_label equipment_group has_offers hidden_price id
     is_subscription max_price max_price_label name offers price price_label professionals
     range_price service_id subscriptions`.split(/\s+/),
  );
});

test('an unknown location is 404', async () => {
  const { status } = await api.call('locationServices', { params: { id: 2 ** 40 } });
  expect(status).toBe(404);
});
