import { beforeAll, expect, test, vi } from 'vitest';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();
let place: MadeLocation;
beforeAll(async () => {
  place = await makeLocation(api.db);
});

test('counts failed attempts before a transaction is opened: the 31st in ten minutes is 429', async () => {
  const client = await api.signIn();
  const doomed = bookingRequest(place, { start_time: '03:07' });
  for (let attempt = 0; attempt < 30; attempt += 1)
    expect((await book(api, client, doomed)).status).toBe(422);
  const transactions = vi.spyOn(api.db, 'transaction');
  const { status, body, headers } = await book(api, client, doomed);
  expect(status).toBe(429);
  expect(body.errors?.start_time?.[0]).toMatch(/^Prea multe încercări\. .* peste \d+\sminute\.$/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(60);
  expect(transactions).not.toHaveBeenCalled();

  const other = await api.signIn();
  expect((await book(api, other, bookingRequest(place))).status).toBe(201);
});
