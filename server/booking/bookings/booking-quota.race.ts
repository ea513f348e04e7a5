import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { countWaiting } from '#server/testing/database.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi({ database: 'server' });

test('concurrent requests do not exceed the limit of ten bookings an hour', async () => {
  const place = await makeLocation(api.db, { professionals: 14 });
  const client = await api.signIn();
  const requests = place.professionals.map(({ id }) =>
    bookingRequest(place, { professional_id: id }),
  );
  for (const request of requests.slice(0, 9)) await book(api, client, request);
  const { atOnce } = await api.db.transaction().execute(async (tx) => {
    await sql`SELECT FROM users WHERE id = ${client.user.id} FOR UPDATE`.execute(tx);
    const responses = requests.slice(9).map((request) => book(api, client, request));
    await expect.poll(() => countWaiting(api.db)).toBe(2);
    return { atOnce: responses };
  });
  const statuses = (await Promise.all(atOnce)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 429, 429, 429, 429]);
});
