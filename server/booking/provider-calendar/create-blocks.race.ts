import { expect, test } from 'vitest';
import { block, blockRequest, linkOf } from '#server/testing/block-request.ts';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi({ database: 'server', env: { LIMIT_FACTOR: '1000' } });

test('of a booking and a block at the same time exactly one succeeds, the other gets 409', async () => {
  for (let round = 0; round < 10; round += 1) {
    const contact_email = 'salon@example.ro';
    const place = await makeLocation(api.db, { contact_email });
    const client = await api.signIn();
    const outcomes = await Promise.all([
      book(api, client, bookingRequest(place)),
      block(api, linkOf(api, place, contact_email), blockRequest(place)),
      block(api, linkOf(api, place, contact_email), blockRequest(place)),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  }
});
