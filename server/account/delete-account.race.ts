import { expect, test } from 'vitest';
import { book, bookingRequest } from '../testing/booking-request.ts';
import { makeLocation } from '../testing/make-location.ts';
import { setUpApi } from '../testing/set-up-api.ts';

const api = setUpApi({ database: 'server', env: { LIMIT_FACTOR: '100' } });

const password = 'o parolă bună';
const body = { password };

test('concurrent deletions delete once: one gets 204, the others 401', async () => {
  const client = await api.signIn({ password });
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => api.call('deleteAccount', { body }, { as: client.copy() })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 401, 401, 401]);
});

test('a booking placed during the deletion is canceled and anonymous, or does not exist', async () => {
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
