import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, bookingRequest } from '../testing/booking-request.ts';
import { makeLocation } from '../testing/make-location.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ database: 'server', env: { LIMIT_FACTOR: '100' } });
});
afterAll(() => api.close());

const password = 'o parolă bună';
const body = { password };

test('parallel deletions delete once: one is 204, others find nobody signed in', async () => {
  const client = await api.signIn({ password });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => api.call('deleteAccount', { body }, { as: client.copy() })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401, 401, 401]);
});

test('a booking that is placed while the account goes is canceled and anonymous, or not there', async () => {
  for (let round = 1; round <= 12; round++) {
    const client = await api.signIn({ password });
    const place = await makeLocation(api.db);
    const request = bookingRequest(place, { comment: 'Un mesaj' });
    const [deleted, placed] = await Promise.all([
      api.call('deleteAccount', { body }, { as: client.copy() }),
      book(api, client, request),
    ]);
    expect(deleted.status).toBe(204);
    expect([201, 401]).toContain(placed.status);
    const rows = await api.db
      .selectFrom('bookings')
      .select(['status', 'user_id', 'comment'])
      .where('location_id', '=', place.id)
      .execute();
    const gone = { status: 'canceled', user_id: null, comment: null };
    expect(rows).toEqual(placed.status === 201 ? [gone] : []);
    const keys = api.db.selectFrom('idempotency_keys').select('scope');
    expect(await keys.where('scope', 'like', `%${client.user.id}`).execute()).toEqual([]);
  }
});
