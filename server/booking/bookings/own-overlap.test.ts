import { beforeAll, describe, expect, test } from 'vitest';
import type { CreateBookingBody } from '#contract/booking.ts';
import { book, bookingRequest, monday, reschedule } from '#server/testing/booking-request.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

const api = setUpApi();
let salon: MadeLocation;
let dentist: MadeLocation;
beforeAll(async () => {
  salon = await makeLocation(api.db, { professionals: 8 });
  dentist = await makeLocation(api.db, { professionals: 8 });
});

const any: Partial<CreateBookingBody> = { professional_id: null };
const place = async (client: SignedInClient, changes: Partial<CreateBookingBody> = {}) => {
  const { status, body } = await book(api, client, bookingRequest(salon, { ...any, ...changes }));
  expect(status).toBe(201);
  return body.data;
};
const ask = (client: SignedInClient, changes: Partial<CreateBookingBody> = {}) =>
  book(api, client, bookingRequest(dentist, { ...any, accepted_overlaps: [], ...changes }));

describe('a booking that overlaps one of the same client', () => {
  test('is 409 overlaps_own at any location, and names that booking', async () => {
    const client = await api.signIn();
    const first = await place(client);
    const { status, body } = await ask(client);
    expect([status, body.code]).toEqual([409, 'overlaps_own']);
    expect(body.overlap).toEqual({
      id: first.id,
      services: first.services.map(({ name }) => name),
      location: first.location.name,
      start_date: monday,
      start_time: '10:00',
    });
  });

  test.each([
    ['a quarter of an hour earlier', '09:45', 409],
    ['a quarter of an hour later', '10:15', 409],
    ['ending at its start', '09:30', 201],
    ['starting at its end', '10:30', 201],
  ])('%s', async (_, start_time, expected) => {
    const client = await api.signIn();
    await place(client);
    expect((await ask(client, { start_time })).status).toBe(expected);
  });

  test('is placed if the client accepts that booking, and 409 for another one', async () => {
    const client = await api.signIn();
    const first = await place(client);
    const accepted_overlaps = [first.id];
    const { status, body } = await ask(client, { accepted_overlaps });
    expect(status).toBe(201);
    const third = await ask(client, { accepted_overlaps });
    expect(third.body.overlap?.id).toBe(body.data.id);
  });

  test('is not checked for a request without `accepted_overlaps`', async () => {
    const client = await api.signIn();
    await place(client);
    expect((await ask(client, { accepted_overlaps: undefined })).status).toBe(201);
  });

  test('is 409 before the slot is checked, because that booking may occupy it', async () => {
    const client = await api.signIn();
    const first = await place(client, { start_time: '12:00' });
    const professional_id = first.professional.id;
    const start_time = '12:00';
    const request = bookingRequest(salon, { professional_id, start_time, accepted_overlaps: [] });
    expect((await book(api, client, request)).body.code).toBe('overlaps_own');
  });
});

test.each([
  ['a canceled booking', 'canceled' as const],
  ['a rejected booking', 'rejected' as const],
])('%s is no overlap', async (_, status) => {
  const client = await api.signIn();
  const { id } = await place(client);
  await api.db.updateTable('bookings').set({ status }).where('id', '=', id).execute();
  expect((await ask(client)).status).toBe(201);
});

test("another client's booking is no overlap", async () => {
  await place(await api.signIn());
  expect((await ask(await api.signIn())).status).toBe(201);
});

test('a reschedule is 409 for an overlap with another booking, not with its own former time', async () => {
  const client = await api.signIn();
  const { id } = await place(client, { start_time: '15:00' });
  const other = await place(client, { start_time: '16:00' });
  const move = (start_time: string, accepted_overlaps: string[]) =>
    reschedule(api, client, id, { start_time, accepted_overlaps });
  expect(await move('16:00', [])).toMatchObject({
    status: 409,
    body: { code: 'overlaps_own', overlap: { id: other.id } },
  });
  expect((await move('16:00', [other.id])).status).toBe(200);
  expect((await move('16:15', [other.id])).status).toBe(200);
});
