import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, bookingRequest } from '../testing/booking-request.ts';
import { makeLocation } from '../testing/make-location.ts';
import { sweepHolds } from './expire-holds.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function owned(userId: string) {
  return api.db
    .selectFrom('client_subscriptions')
    .select(['id', 'remaining', 'total'])
    .where('user_id', '=', userId)
    .execute();
}

test('booking a package buys it, and the booking is its first session', async () => {
  const services = [{ price: 200, subscription: { sessions: 4 } }];
  const place = await makeLocation(api.db, { services });
  const client = await api.signIn();
  const { body } = await book(api, client, bookingRequest(place, { expected_total: 200 }));
  expect(body.data.total).toBe(200);
  expect(await owned(client.user.id)).toMatchObject([{ remaining: 3, total: 4 }]);
});

test('a session of an owned package costs nothing, until none is left', async () => {
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

test("another client's package is refused", async () => {
  const services = [{ price: 200, subscription: {} }];
  const place = await makeLocation(api.db, { services });
  const owner = await api.signIn();
  await book(api, owner, bookingRequest(place, { expected_total: 200 }));
  const [own] = await owned(owner.user.id);
  const stolen = { services_subscription_id: own?.id, expected_total: 0, start_time: '12:00' };
  const { status } = await book(api, await api.signIn(), bookingRequest(place, stolen));
  expect(status).toBe(422);
});

test('a package bought by a booking that nobody answered is withdrawn, and never usable before the answer', async () => {
  const services = [{ price: 200, subscription: { sessions: 4 } }];
  const place = await makeLocation(api.db, { services, approval: 'manual' });
  const client = await api.signIn();
  await book(api, client, bookingRequest(place, { expected_total: 200 }));
  const [own] = await owned(client.user.id);
  const session = { services_subscription_id: own?.id, expected_total: 0, start_time: '12:00' };
  expect((await book(api, client, bookingRequest(place, session))).status).toBe(422);

  await sweepHolds(api.db, new Date('2026-11-21T08:00:00Z'));
  const { status } = await api.db
    .selectFrom('client_subscriptions')
    .select('status')
    .where('id', '=', own?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(status).toBe('withdrawn');
  expect((await book(api, client, bookingRequest(place, session))).status).toBe(422);
});
