import { afterEach, expect, test } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import type { DecideBookingBody } from '#contract/provider.ts';
import { locationToken } from '#server/messages/booking-tokens.ts';
import { book, bookingRequest, cancel, readBooking } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const password = 'o parolă destul de lungă';
const reason = { reason_id: 104, reason: 'Curent oprit' };

const api = setUpApi({ now: friday, env: { LIMIT_FACTOR: '1000' } });
afterEach(() => api.clock.set(friday));

async function confirmed() {
  const contact_email = 'salon@example.ro';
  const place = await makeLocation(api.db, { contact_email });
  const voucher = await makeVoucher(api.db);
  const client = await api.signIn({ password });
  const request = bookingRequest(place, { voucher_code: voucher.code, expected_total: 45 });
  const { body } = await book(api, client, { ...request, comment: 'Vin cu fetița' });
  const booking = body.data as Booking;
  const token = locationToken(api.env, booking);
  const send = (body: DecideBookingBody) => api.call('decideBooking', { params: { token }, body });
  const details = () => readBooking(api, client, booking.id);
  return { place, voucher, client, request, booking, token, send, details };
}

test('a location cancels a confirmed booking: the client gets the voucher back and a mail with free slots', async () => {
  const { voucher, client, request, booking, send, details } = await confirmed();
  const { status, body } = await send({ status: 'canceled', ...reason });
  expect([status, body.data]).toMatchObject([
    200,
    { status: 'canceled', canceled_by: 'location', actions: [] },
  ]);
  expect(await details()).toMatchObject({
    status: 'canceled',
    canceled_by: 'location',
    cancel_reason: 'Curent oprit',
  });
  const query = api.db.selectFrom('vouchers').select('used').where('id', '=', voucher.id);
  expect(await query.executeTakeFirstOrThrow()).toEqual({ used: 0 });

  const mail = (await api.messages(client.user.email)).at(-1);
  expect(mail?.subject).toMatch(/^Locația a anulat programarea: /);
  expect(mail?.text).toContain('Motivul locației: Curent oprit');
  const times = [...(mail?.text ?? '').matchAll(/date=([\d-]+)&time=([\d:]+)/g)];
  expect(times.map(([, date, time]) => `${date} ${time}`)).toHaveLength(3);
  expect(times.map(([, , time]) => time)).not.toContain(booking.start_time);
  const again = { ...request, voucher_code: undefined, expected_total: 50 };
  expect((await book(api, await api.signIn(), again)).status).toBe(201);
});

test('a cancellation needs a listed reason, and a text for the open one', async () => {
  const { send } = await confirmed();
  for (const incomplete of [{}, { reason_id: 1 }, { reason_id: 104 }]) {
    const { status, body } = await send({ status: 'canceled', ...incomplete });
    expect([status, body.code]).toEqual([422, 'validation_failed']);
  }
});

test('a repeated cancellation changes nothing, and one after the start is refused', async () => {
  const [one, other] = [await confirmed(), await confirmed()];
  await one.send({ status: 'canceled', ...reason });
  const mails = await api.messages(one.client.user.email);
  expect((await one.send({ status: 'canceled', reason_id: 101 })).status).toBe(200);
  expect(await api.messages(one.client.user.email)).toHaveLength(mails.length);
  api.clock.set(new Date(other.booking.starts_at));
  const late = await other.send({ status: 'canceled', ...reason });
  expect([late.status, late.body.code]).toEqual([409, 'not_answerable']);
});

test('the link hides the client once the location canceled', async () => {
  const { token, send } = await confirmed();
  const read = async () => (await api.call('providerBooking', { params: { token } })).body.data;
  expect(await read()).toMatchObject({ client: { phone: null }, comment: 'Vin cu fetița' });
  await send({ status: 'canceled', ...reason });
  expect(await read()).toMatchObject({ client: null, comment: null, custom_fields: [] });
});

test('the link hides the client once they canceled, and is 404 a day after the visit', async () => {
  const [gone, past] = [await confirmed(), await confirmed()];
  const read = (token: string) => api.call('providerBooking', { params: { token } });
  await cancel(api, gone.client, gone.booking.id);
  expect((await read(gone.token)).body.data).toMatchObject({ client: null, comment: null });
  const end = Date.parse(past.booking.ends_at);
  const day = 24 * 3_600_000;
  api.clock.set(new Date(end + day - 1));
  expect((await read(past.token)).body.data.comment).toBe('Vin cu fetița');
  api.clock.set(new Date(end + day));
  expect((await read(past.token)).status).toBe(404);
});

test('the export names who canceled and why, and deleting the account deletes the text', async () => {
  const { client, booking, send } = await confirmed();
  await send({ status: 'canceled', ...reason });
  const exported = await api.call('exportAccount', {}, { as: client });
  expect(exported.body.data.bookings).toMatchObject([
    { status: 'canceled', canceled_by: 'location', cancel_reason: 'Curent oprit' },
  ]);
  const deleted = await api.call('deleteAccount', { body: { password } }, { as: client });
  expect(deleted.status).toBe(204);
  const cancellations = api.db
    .selectFrom('booking_cancellations')
    .select(['canceled_by', 'reason_id', 'reason'])
    .where('booking_id', '=', booking.id);
  expect(await cancellations.execute()).toEqual([
    { canceled_by: 'location', reason_id: 104, reason: null },
  ]);
});

test('a subscription stays active if the location cancels the booking that bought it while others use it', async () => {
  const services = [{ price: 200, subscription: { sessions: 4 } }];
  const place = await makeLocation(api.db, { services });
  const client = await api.signIn();
  const bought = (await book(api, client, bookingRequest(place, { expected_total: 200 }))).body
    .data;
  const subscription = async () =>
    (await api.call('listSubscriptions', {}, { as: client })).body.data[0];
  const services_subscription_id = (await subscription())?.id;
  const visit = { services_subscription_id, expected_total: 0, start_time: '12:00' };
  expect((await book(api, client, bookingRequest(place, visit))).status).toBe(201);

  const params = { token: locationToken(api.env, bought) };
  await api.call('decideBooking', { params, body: { status: 'canceled', ...reason } });
  expect(await subscription()).toMatchObject({ status: 'active', remaining: 3, total: 4 });
  const mail = (await api.messages(client.user.email)).at(-1)?.text;
  expect(mail).toContain('Abonamentul cumpărat cu ea rămâne al tău');
  expect(mail).not.toContain('Nu ai nimic de plătit');
  const next = { ...visit, start_time: '14:00' };
  expect((await book(api, client, bookingRequest(place, next))).status).toBe(201);
});
