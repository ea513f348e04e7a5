import { afterEach, expect, test } from 'vitest';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { expirePendingBookings } from './status-repository.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const nextDay = new Date('2026-11-21T09:00:00Z');
const api = setUpApi({ now: friday });
afterEach(() => api.clock.set(friday));

async function statuses(): Promise<Record<string, string>> {
  const rows = await api.db.selectFrom('bookings').select(['id', 'status']).execute();
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
}

test('a sweep expires overdue pending bookings and nothing else', async () => {
  const byHand = await makeLocation(api.db, { approval: 'manual' });
  const atOnce = await makeLocation(api.db);
  const waiting = await book(api, await api.signIn(), bookingRequest(byHand));
  const approved = await book(api, await api.signIn(), bookingRequest(atOnce));
  await expirePendingBookings(api.db, friday);
  expect((await statuses())[waiting.body.data.id]).toBe('pending');
  await expirePendingBookings(api.db, nextDay);
  expect(await statuses()).toMatchObject({
    [waiting.body.data.id]: 'expired',
    [approved.body.data.id]: 'approved',
  });
});

test('the voucher of a booking that expired can be used again by its client', async () => {
  const place = await makeLocation(api.db, { approval: 'manual' });
  const { code } = await makeVoucher(api.db, { location_id: place.id });
  const client = await api.signIn();
  const request = bookingRequest(place, { voucher_code: code, expected_total: 45 });
  expect((await book(api, client, request)).status).toBe(201);
  api.clock.set(nextDay);
  const back = await api.signIn(client.user);
  expect((await book(api, back, { ...request, start_time: '12:00' })).status).toBe(201);
});

test('equipment of an expired booking is free for another professional', async () => {
  const place = await makeLocation(api.db, {
    approval: 'manual',
    professionals: 2,
    equipment: [{ units: 1 }],
    services: [{ equipment: 0 }],
  });
  const [one, two] = place.professionals.map(({ id }) => id);
  await book(api, await api.signIn(), bookingRequest(place, { professional_id: one ?? 0 }));
  const other = bookingRequest(place, { professional_id: two ?? 0 });
  expect((await book(api, await api.signIn(), other)).status).toBe(409);
  api.clock.set(nextDay);
  expect((await book(api, await api.signIn(), other)).status).toBe(201);
});
