import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditBookings } from '#server/db/backup-facts.ts';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { CallResponse } from '#server/testing/test-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

const api = setUpApi({ database: 'server' });

async function clients(count: number): Promise<SignedInClient[]> {
  return Promise.all(Array.from({ length: count }, () => api.signIn()));
}

async function tally(
  responses: Promise<CallResponse<'createBooking'>>[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, body } of await Promise.all(responses)) {
    const kind = status === 201 ? '201' : `${status} ${body.code}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

test('exactly one of 300 concurrent clients gets a slot', async () => {
  const place = await makeLocation(api.db);
  const request = bookingRequest(place);
  const all = await clients(300);
  expect(await tally(all.map((client) => book(api, client, request)))).toEqual({
    '201': 1,
    '409 slot_taken': 299,
  });
  expect(await auditBookings(api.db)).toEqual({ overlaps: 0, overbooked_units: 0 });
});

test('with any professional, four free ones give exactly four bookings', async () => {
  const place = await makeLocation(api.db, { professionals: 4 });
  const request = bookingRequest(place, { professional_id: null });
  const all = await clients(60);
  expect(await tally(all.map((client) => book(api, client, request)))).toEqual({
    '201': 4,
    '409 slot_taken': 56,
  });
  expect(await auditBookings(api.db)).toEqual({ overlaps: 0, overbooked_units: 0 });
});

test('of concurrent bookings of one client at the same time, all but one are 409 overlaps_own', async () => {
  const place = await makeLocation(api.db, { professionals: 5 });
  const request = bookingRequest(place, { professional_id: null, accepted_overlaps: [] });
  const client = await api.signIn();
  const tabs = Array.from({ length: 5 }, () => book(api, client, request));
  expect(await tally(tabs)).toEqual({ '201': 1, '409 overlaps_own': 4 });
});

test('overlapping starts leave bookings that only touch', async () => {
  const place = await makeLocation(api.db);
  const starts = ['10:00', '10:15', '10:30', '10:45', '11:00'];
  const all = await clients(60);
  const responses = all.map((client, index) =>
    book(api, client, bookingRequest(place, { start_time: starts[index % starts.length] ?? '' })),
  );
  const counts = await tally(responses);
  expect(counts['201']).toBeGreaterThanOrEqual(2);
  expect(counts['201']).toBeLessThanOrEqual(3);
  expect(await auditBookings(api.db)).toEqual({ overlaps: 0, overbooked_units: 0 });
});

test('two units of equipment allow two bookings, across professionals', async () => {
  const place = await makeLocation(api.db, {
    professionals: 5,
    equipment: [{ units: 2 }],
    services: [{ equipment: 0 }],
  });
  const all = await clients(40);
  const responses = all.map((client, index) => {
    const professional_id = place.professionals[index % 5]?.id ?? null;
    return book(api, client, bookingRequest(place, { professional_id }));
  });
  expect(await tally(responses)).toEqual({ '201': 2, '409 slot_taken': 38 });
  expect(await auditBookings(api.db)).toEqual({ overlaps: 0, overbooked_units: 0 });
});

test('a voucher for one use is used once by 40 concurrent clients', async () => {
  const place = await makeLocation(api.db, { professionals: 40 });
  const { id, code } = await makeVoucher(api.db, { location_id: place.id, max_uses: 1 });
  const all = await clients(40);
  const responses = all.map((client, index) => {
    const professional_id = place.professionals[index]?.id ?? null;
    const voucher = { voucher_code: code, expected_total: 45 };
    return book(api, client, bookingRequest(place, { professional_id, ...voucher }));
  });
  expect(await tally(responses)).toEqual({ '201': 1, '422 validation_failed': 39 });
  const { used } = await api.db
    .selectFrom('vouchers')
    .select('used')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(used).toBe(1);
});

test('the last visit of a subscription pays for one of two concurrent bookings', async () => {
  const services = [{ price: 200, subscription: { sessions: 2 } }];
  const place = await makeLocation(api.db, { services });
  const [client] = await clients(1);
  await book(api, client!, bookingRequest(place, { expected_total: 200 }));
  const { body } = await api.call('listSubscriptions', {}, { as: client! });
  const session = { services_subscription_id: body.data[0]?.id, expected_total: 0 };
  const responses = ['12:00', '13:00', '14:00', '15:00'].map((start_time) =>
    book(api, client!, bookingRequest(place, { ...session, start_time })),
  );
  expect(await tally(responses)).toEqual({ '201': 1, '422 validation_failed': 3 });
  const after = await api.call('listSubscriptions', {}, { as: client! });
  expect(after.body.data).toMatchObject([{ remaining: 0, total: 2 }]);
});

test('one key sent 30 times concurrently is one booking with one response', async () => {
  const request = bookingRequest(await makeLocation(api.db));
  const [client] = await clients(1);
  const key = randomUUID();
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => book(api, client!, request, key)),
  );
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
  const replays = responses.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
  expect(replays).toHaveLength(29);
});

test('one of 40 concurrent clients gets the slot of an overdue pending booking, which expires once', async () => {
  const place = await makeLocation(api.db, { approval: 'manual' });
  const request = bookingRequest(place);
  const before = api.clock.now();
  const { body } = await book(api, await api.signIn(), request);
  api.clock.advance(24 * 3_600 + 1);
  const all = await clients(40);
  expect(await tally(all.map((client) => book(api, client, request)))).toEqual({
    '201': 1,
    '409 slot_taken': 39,
  });
  const stale = api.db.selectFrom('bookings').select(['status', 'version']);
  const row = await stale.where('id', '=', body.data.id).executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 'expired', version: 1 });
  expect(await auditBookings(api.db)).toEqual({ overlaps: 0, overbooked_units: 0 });
  api.clock.set(before);
});
