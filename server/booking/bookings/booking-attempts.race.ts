import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { countWaiting } from '#server/testing/database.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi({ database: 'server', env: { LIMIT_FACTOR: '1000' } });

test('of 300 concurrent bookings of one client two run, 28 wait, and no other request waits', async () => {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  const doomed = bookingRequest(place, { start_time: '03:07' });
  const responses = await api.db.transaction().execute(async (tx) => {
    await sql`SELECT id FROM users WHERE id = ${client.user.id} FOR UPDATE`.execute(tx);
    const sent = Array.from({ length: 300 }, () => book(api, client, doomed));
    const refused = await Promise.race(sent);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('2');
    for (let read = 0; read < 20; read += 1)
      expect((await api.call('filtersForm')).status).toBe(200);
    await expect.poll(() => countWaiting(api.db)).toBe(2);
    return sent;
  });
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(270);
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
});
