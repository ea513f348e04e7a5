import { expect, test } from 'vitest';
import { locationToken } from '#server/messages/booking-tokens.ts';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const friday = new Date('2026-11-20T08:00:00Z');

const api = setUpApi({ database: 'server', now: friday, env: { LIMIT_FACTOR: '1000' } });

test('exactly one of a concurrent review and mark as missed succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    api.clock.set(friday);
    const client = await api.signIn();
    const { body } = await book(api, client, bookingRequest(await makeLocation(api.db)));
    api.clock.set(new Date(body.data.ends_at));
    const as = await api.signIn(client.user);
    const params = { id: body.data.id };
    const [review, mark] = await Promise.all([
      api.call('reviewBooking', { params, body: { rating: 1 } }, { as }),
      api.call('decideBooking', {
        params: { token: locationToken(api.env, body.data) },
        body: { status: 'missed' },
      }),
    ]);
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual([review.status, mark.status]);
  }
});
