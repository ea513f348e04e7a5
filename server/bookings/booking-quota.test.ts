import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, bookingRequest } from '../testing/booking-request.ts';
import { makeLocation } from '../testing/make-location.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a sixth booking that waits for an answer is 429, until one of the five is over', async () => {
  const place = await makeLocation(api.db, { approval: 'manual', professionals: 6 });
  const client = await api.signIn();
  const any = bookingRequest(place, { professional_id: null });
  for (let count = 0; count < 5; count += 1)
    expect((await book(api, client, any)).status).toBe(201);
  const { status, body } = await book(api, client, any);
  expect(status).toBe(429);
  expect(body.errors).toEqual({
    start_time: ['Ai deja 5 cereri fără răspuns. Așteaptă un răspuns sau anulează una dintre ele.'],
  });
  api.clock.advance(25 * 3600);
  const back = await api.signIn(client.user);
  expect((await book(api, back, any)).status).toBe(201);
});
