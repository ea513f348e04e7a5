import { expect, test } from 'vitest';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { expirePendingBookings } from './status-repository.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

async function owned(userId: string) {
  return api.db
    .selectFrom('client_subscriptions')
    .select(['id', 'remaining', 'total'])
    .where('user_id', '=', userId)
    .execute();
}

test('booking a subscription buys it, and the booking is its first visit', async () => {
  const services = [{ price: 200, subscription: { sessions: 4 } }];
  const place = await makeLocation(api.db, { services });
  const client = await api.signIn();
  const { body } = await book(api, client, bookingRequest(place, { expected_total: 200 }));
  expect(body.data.total).toBe(200);
  expect(await owned(client.user.id)).toMatchObject([{ remaining: 3, total: 4 }]);
});

test('a visit of an own subscription costs nothing until none is left', async () => {
  const services = [{ price: 200, subscription: { sessions: 2 } }];
  const place = await makeLocation(api.db, { services });
  const client = await api.signIn();
  await book(api, client, bookingRequest(place, { expected_total: 200 }));
  const [own] = await owned(client.user.id);
  const session = { services_subscription_id: own?.id, expected_total: 0 };
  const used = await book(api, client, bookingRequest(place, { ...session, start_time: '12:00' }));
  expect(used.body.data).toMatchObject({
    total: 0,
    services: [{ covered: true, price_label: 'Inclus în abonament' }],
  });
  expect(await owned(client.user.id)).toMatchObject([{ remaining: 0 }]);
  const third = await book(api, client, bookingRequest(place, { ...session, start_time: '14:00' }));
  expect(third.status).toBe(422);
  expect(third.body.errors).toHaveProperty('services_subscription_id');
});

test("another client's subscription is refused", async () => {
  const services = [{ price: 200, subscription: {} }];
  const place = await makeLocation(api.db, { services });
  const owner = await api.signIn();
  await book(api, owner, bookingRequest(place, { expected_total: 200 }));
  const [own] = await owned(owner.user.id);
  const stolen = { services_subscription_id: own?.id, expected_total: 0, start_time: '12:00' };
  const { status } = await book(api, await api.signIn(), bookingRequest(place, stolen));
  expect(status).toBe(422);
});

test('a subscription is not usable before its booking is approved, and is canceled if the booking expires', async () => {
  const services = [{ price: 200, subscription: { sessions: 4 } }];
  const place = await makeLocation(api.db, { services, approval: 'manual' });
  const client = await api.signIn();
  await book(api, client, bookingRequest(place, { expected_total: 200 }));
  const [own] = await owned(client.user.id);
  const session = { services_subscription_id: own?.id, expected_total: 0, start_time: '12:00' };
  expect((await book(api, client, bookingRequest(place, session))).status).toBe(422);

  await expirePendingBookings(api.db, new Date('2026-11-21T08:00:00Z'));
  const { status } = await api.db
    .selectFrom('client_subscriptions')
    .select('status')
    .where('id', '=', own?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(status).toBe('canceled');
  expect((await book(api, client, bookingRequest(place, session))).status).toBe(422);
});

const choice = {
  price: 200,
  subscription: { name: 'Patru ședințe', sessions: 4, valid_days: 60 },
  otherSubscriptions: [{ name: 'Trei ședințe', sessions: 3, valid_days: 120 }],
};

test('sells the chosen subscription, or the first one without a choice @S4-17', async () => {
  const place = await makeLocation(api.db, { services: [choice] });
  const [first, second] = place.services[0]?.subscriptions ?? [];
  const bought = async (subscription_id: number | undefined, start_time: string) => {
    const client = await api.signIn();
    const wish = { subscription_id, start_time, expected_total: 200 };
    expect((await book(api, client, bookingRequest(place, wish))).status).toBe(201);
    return (await api.call('listSubscriptions', {}, { as: client })).body.data;
  };
  expect(await bought(second?.id, '10:00')).toMatchObject([{ name: 'Trei ședințe', total: 3 }]);
  expect(await bought(first?.id, '11:00')).toMatchObject([{ name: 'Patru ședințe', total: 4 }]);
  expect(await bought(undefined, '12:00')).toMatchObject([{ name: 'Patru ședințe', total: 4 }]);
});

test('a subscription that the chosen services do not sell is 422 on its field', async () => {
  const place = await makeLocation(api.db, { services: [choice, choice, { price: 30 }] });
  const [one, other, plain] = place.services;
  const refused = async (service: typeof one, subscription_id = one?.subscriptions[0]?.id) => {
    const services_ids = [service?.id ?? 0];
    const request = bookingRequest(place, { services_ids, subscription_id, expected_total: 200 });
    const { status, body } = await book(api, await api.signIn(), request);
    return [status, Object.keys(body.errors ?? {})];
  };
  expect(await refused(other)).toEqual([422, ['subscription_id']]);
  expect(await refused(plain)).toEqual([422, ['subscription_id']]);
  expect(await refused(one, 987_654_321)).toEqual([422, ['subscription_id']]);
});

test('a booking cannot both use a visit and buy the same subscription', async () => {
  const place = await makeLocation(api.db, { services: [choice] });
  const client = await api.signIn();
  await book(api, client, bookingRequest(place, { expected_total: 200 }));
  const [own] = await owned(client.user.id);
  const both = {
    services_subscription_id: own?.id,
    subscription_id: place.services[0]?.subscriptions[0]?.id,
    expected_total: 0,
    start_time: '12:00',
  };
  const { status, body } = await book(api, client, bookingRequest(place, both));
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['subscription_id']]);
});

test('only the client sees the visits left of each subscription @S7-26', async () => {
  const services = [{ ...choice, name: 'Masaj' }];
  const place = await makeLocation(api.db, { services, approval: 'manual' });
  const client = await api.signIn();
  const { body } = await book(api, client, bookingRequest(place, { expected_total: 200 }));
  const list = async (as: typeof client) =>
    (await api.call('listSubscriptions', {}, { as })).body.data;
  expect(await list(client)).toMatchObject([
    {
      name: 'Patru ședințe',
      service: { id: place.services[0]?.id, name: 'Masaj' },
      location: { id: place.id, slug: place.slug },
      remaining: 3,
      total: 4,
      starts_at: '2026-11-23T10:00:00+02:00',
      expires_at: '2027-01-22T00:00:00+02:00',
      status: 'pending',
    },
  ]);
  expect(await list(await api.signIn())).toEqual([]);
  const approved = { status: 'approved' as const, hold_expires_at: null };
  await api.db.updateTable('bookings').set(approved).where('id', '=', body.data.id).execute();
  expect(await list(client)).toMatchObject([{ status: 'active' }]);
  expect((await api.call('listSubscriptions', {})).status).toBe(401);
});
