import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { RescheduleBookingBody } from '#contract/reschedule.ts';
import { bookingTexts } from '#tests/booking-texts.ts';
import {
  book,
  bookingRequest,
  cancel,
  monday,
  readBooking,
  reschedule,
} from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const tuesday = '2026-11-24';
const api = setUpApi({ now: friday });
afterEach(() => api.clock.set(friday));

type Place = Awaited<ReturnType<typeof makeLocation>>;

async function booked(
  place: Place,
  changes: Parameters<typeof bookingRequest>[1] = {},
  client?: SignedInClient,
) {
  const as = client ?? (await api.signIn());
  const request = bookingRequest(place, changes);
  const { body, status } = await book(api, as, request);
  expect(status).toBe(201);
  return { client: as, request, booking: body.data };
}

function toTuesday(
  as: SignedInClient,
  id: string,
  changes: Partial<RescheduleBookingBody> = {},
  key?: string,
) {
  return reschedule(api, as, id, { start_date: tuesday, ...changes }, key);
}

test('a reschedule takes the new slot, frees the old one and sends a mail', async () => {
  const place = await makeLocation(api.db);
  const texts = Object.fromEntries(bookingTexts.map((field) => [field, 'Vin cu bicicleta']));
  const { client, request, booking } = await booked(place, texts);
  await api.messages();
  const { status, body } = await toTuesday(client, booking.id);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    ...booking,
    start_date: tuesday,
    start_time: '12:00',
    starts_at: '2026-11-24T12:00:00+02:00',
    ends_at: '2026-11-24T12:30:00+02:00',
    cancel_until: '2026-11-24T10:00:00+02:00',
    sequence: 1,
  });
  await booked(place, request);
  const other = { ...request, start_date: tuesday, start_time: '12:00' };
  expect((await book(api, await api.signIn(), other)).status).toBe(409);
  const mails = await api.messages(client.user.email);
  expect(mails.at(-1)?.subject).toBe(`Programare mutată: ${place.name}`);
  expect(mails.at(-1)?.text).toContain('Când: marți, 24\u00A0noiembrie, ora\u00A012:00');
});

test('a reschedule to a taken slot is refused and changes nothing', async () => {
  const place = await makeLocation(api.db);
  await booked(place, { start_date: tuesday, start_time: '12:00' });
  const { client, request, booking } = await booked(place);
  const { status, body } = await toTuesday(client, booking.id);
  expect([status, body.code]).toEqual([409, 'slot_taken']);
  expect(await readBooking(api, client, booking.id)).toEqual(booking);
  expect((await book(api, await api.signIn(), request)).status).toBe(409);
});

test('a booking can be rescheduled to a slot that overlaps its old one', async () => {
  const place = await makeLocation(api.db, {
    equipment: [{ units: 1 }],
    services: [{ duration: 60, equipment: 0 }],
  });
  const { client, booking } = await booked(place);
  const { status, body } = await toTuesday(client, booking.id, {
    start_date: monday,
    start_time: '10:30',
  });
  expect([status, body.data.start_time]).toEqual([200, '10:30']);
});

test.each<[string, Partial<RescheduleBookingBody>, string]>([
  ['in the past', { start_date: '2026-11-20', start_time: '09:00' }, 'start_time'],
  ['within the notice', { start_date: '2026-11-20', start_time: '10:30' }, 'start_time'],
  ['behind the horizon', { start_date: '2027-03-01' }, 'start_time'],
  ['off the grid', { start_time: '12:07' }, 'start_time'],
  ['outside the hours', { start_time: '16:45' }, 'start_time'],
  ['with an unknown professional', { professional_id: 999_999 }, 'professional_id'],
])('a time %s is refused as for a new booking', async (_what, changes, field) => {
  const { client, booking } = await booked(await makeLocation(api.db));
  const { status, body } = await toTuesday(client, booking.id, changes);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

test('a booking can be rescheduled before its deadline, and not after it or once canceled', async () => {
  const { client, booking } = await booked(await makeLocation(api.db));
  api.clock.set(new Date('2026-11-23T06:00:00Z'));
  const late = await toTuesday(await api.signIn(client.user), booking.id);
  expect([late.status, late.body.code]).toEqual([409, 'not_reschedulable']);
  api.clock.set(new Date('2026-11-23T05:59:59Z'));
  const soon = await api.signIn(client.user);
  expect((await toTuesday(soon, booking.id)).status).toBe(200);
  await cancel(api, soon, booking.id);
  expect((await toTuesday(soon, booking.id, { start_time: '13:00' })).body.code).toBe(
    'not_reschedulable',
  );
});

test('a reschedule to another price is 409 unless the client expects it', async () => {
  const place = await makeLocation(api.db, {
    services: [{ offers: [{ start_date: tuesday, end_date: tuesday, discount: 20 }] }],
  });
  const { client, booking } = await booked(place);
  const unseen = await toTuesday(client, booking.id);
  expect([unseen.status, unseen.body.code, unseen.body.total]).toEqual([409, 'price_changed', 40]);
  const seen = await toTuesday(client, booking.id, { expected_total: 40 });
  expect([seen.status, seen.body.data.total_label]).toEqual([200, '40\u00A0RON']);
});

test('a reschedule keeps the voucher, used once, and is refused on a day on which it is not valid', async () => {
  const place = await makeLocation(api.db);
  const terms = { max_uses: 1, valid_until: tuesday };
  const { id, code } = await makeVoucher(api.db, { location_id: place.id, ...terms });
  const { client, booking } = await booked(place, { voucher_code: code, expected_total: 45 });
  const late = await toTuesday(client, booking.id, {
    start_date: '2026-11-25',
    expected_total: 45,
  });
  expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([422, ['voucher_code']]);
  const { body } = await toTuesday(client, booking.id, { expected_total: 45 });
  expect([body.data.voucher_code, body.data.total]).toEqual([code, 45]);
  const voucher = api.db.selectFrom('vouchers').select('used').where('id', '=', id);
  expect(await voucher.executeTakeFirst()).toEqual({ used: 1 });
});

test('a reschedule keeps the visit that pays and the subscription that it buys', async () => {
  const place = await makeLocation(api.db, {
    services: [{ price: 200, subscription: { sessions: 3, valid_days: 30 } }],
  });
  const own = async (as: SignedInClient) =>
    (await api.call('listSubscriptions', {}, { as })).body.data;
  const { client, booking: buying } = await booked(place, { expected_total: 200 });
  await toTuesday(client, buying.id, { expected_total: 200 });
  expect(await own(client)).toMatchObject([
    { remaining: 2, total: 3, status: 'active', starts_at: '2026-11-24T12:00:00+02:00' },
  ]);
  const [subscription] = await own(client);
  const covered = { services_subscription_id: subscription?.id ?? '', expected_total: 0 };
  const visit = { start_date: '2026-11-25', ...covered };
  const { booking: using } = await booked(place, visit, client);
  const rescheduled = await toTuesday(client, using.id, {
    start_date: '2026-11-26',
    expected_total: 0,
  });
  expect([rescheduled.status, rescheduled.body.data.services[0]?.covered]).toEqual([200, true]);
  expect(await own(client)).toMatchObject([{ remaining: 1, total: 3 }]);
});

test('a booking that bought a subscription cannot be rescheduled or canceled while other bookings use it', async () => {
  const place = await makeLocation(api.db, {
    services: [{ price: 200, subscription: { sessions: 3, valid_days: 30 } }],
  });
  const { client, booking: buying } = await booked(place, { expected_total: 200 });
  const { body: own } = await api.call('listSubscriptions', {}, { as: client });
  const covered = { services_subscription_id: own.data[0]?.id ?? '', expected_total: 0 };
  const { booking: using } = await booked(place, { start_date: '2026-11-25', ...covered }, client);
  for (const response of [
    await toTuesday(client, buying.id, { expected_total: 200 }),
    await cancel(api, client, buying.id),
  ])
    expect([response.status, response.body.code]).toEqual([409, 'subscription_in_use']);
  expect((await cancel(api, client, using.id)).status).toBe(200);
  expect((await cancel(api, client, buying.id)).status).toBe(200);
});

test('a location with manual approval must approve the new time', async () => {
  const { client, booking } = await booked(await makeLocation(api.db, { approval: 'manual' }));
  await api.db
    .updateTable('bookings')
    .set({ status: 'approved', hold_expires_at: null })
    .where('id', '=', booking.id)
    .execute();
  const { body } = await toTuesday(client, booking.id);
  expect(body.data).toMatchObject({
    status: 'pending',
    hold_expires_at: '2026-11-21T10:00:00+02:00',
  });
});

test('a rescheduled pending booking keeps its deadline, or gets an earlier one with an earlier start', async () => {
  const { client, booking } = await booked(await makeLocation(api.db, { approval: 'manual' }));
  api.clock.advance(3_600);
  const back = await api.signIn(client.user);
  const later = await toTuesday(back, booking.id);
  expect(later.body.data.hold_expires_at).toBe(booking.hold_expires_at);
  const today = { start_date: '2026-11-20', start_time: '16:00' };
  const earlier = await toTuesday(back, booking.id, today);
  expect(earlier.body.data.hold_expires_at).toBe('2026-11-20T16:00:00+02:00');
});

test('one key is one reschedule: a retry replays the response and sends no second mail', async () => {
  const { client, booking } = await booked(await makeLocation(api.db));
  await api.messages();
  const key = randomUUID();
  const first = await toTuesday(client, booking.id, {}, key);
  const again = await toTuesday(client, booking.id, {}, key);
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
  expect(again.body).toEqual(first.body);
  const other = await toTuesday(client, booking.id, { start_time: '13:00' }, key);
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  expect((await toTuesday(client, booking.id)).body.data.sequence).toBe(1);
  expect(await api.messages(client.user.email)).toHaveLength(2);
});
