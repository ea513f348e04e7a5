import { afterEach, expect, test } from 'vitest';
import type { CancelBookingBody } from '#contract/cancellation.ts';
import { cancelReasons } from '#domain/booking/cancel-reason.ts';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const api = setUpApi({ now: friday });
afterEach(() => api.clock.set(friday));

async function booked(place?: Parameters<typeof makeLocation>[1]) {
  const client = await api.signIn();
  const request = bookingRequest(await makeLocation(api.db, place));
  const { body } = await book(api, client, request);
  return { client, request, booking: body.data };
}

function cancel(as: SignedInClient, id: string, body: CancelBookingBody = { reason_id: 1 }) {
  return api.call('cancelBooking', { params: { id }, body }, { as });
}

async function at(time: string, client: SignedInClient): Promise<SignedInClient> {
  api.clock.set(new Date(time));
  return api.signIn(client.user);
}

test('lists the reasons; only the last one needs a text @S3-27 @S7-31', async () => {
  const { body } = await api.call('listCancelReasons', {}, { as: await api.signIn() });
  expect(body.data).toEqual(cancelReasons);
  expect(body.data.at(-1)).toEqual({ id: 5, name: 'Alt motiv', needs_text: true });
});

test('a cancellation stores the reason, mails the client and frees the slot @S4-14 @S7-30', async () => {
  const { client, request, booking } = await booked();
  await api.messages();
  const { status, body } = await cancel(client, booking.id);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    ...booking,
    canceled_by: 'client',
    sequence: booking.sequence + 1,
    status: 'canceled',
    cancel_reason: 'Nu mai pot ajunge',
  });
  expect((await book(api, await api.signIn(), request)).status).toBe(201);
  const mails = await api.messages(client.user.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Programare confirmată: ${booking.location.name}`,
    `Programare anulată: ${booking.location.name}`,
  ]);
  const { id, slug } = booking.location;
  expect(mails.at(-1)?.text).toContain(`/locations/${id}/${slug}\n`);
});

test('a second cancellation changes nothing and sends no mail', async () => {
  const { client, booking } = await booked();
  await api.messages();
  const first = await cancel(client, booking.id);
  const again = await cancel(client, booking.id, { reason_id: 2 });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await api.messages(client.user.email)).toHaveLength(2);
});

test('the last reason needs a text, and an unknown reason is refused', async () => {
  const { client, booking } = await booked();
  const wordless = await cancel(client, booking.id, { reason_id: 5, reason: '  ' });
  expect([wordless.status, wordless.body.errors]).toEqual([
    422,
    { reason: ['Scrie în câteva cuvinte motivul'] },
  ]);
  const unknown = await cancel(client, booking.id, { reason_id: 6 });
  expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['reason_id']]);
  const { body } = await cancel(client, booking.id, { reason_id: 5, reason: ' Am plecat ' });
  expect(body.data.cancel_reason).toBe('Am plecat');
});

test('a confirmed booking can be canceled only before its deadline', async () => {
  const { client, booking } = await booked();
  const late = await cancel(await at('2026-11-23T06:00:00Z', client), booking.id);
  expect([late.status, late.body.code]).toEqual([409, 'not_cancelable']);
  const soon = await cancel(await at('2026-11-23T05:59:59Z', client), booking.id);
  expect([soon.status, soon.body.data.status]).toEqual([200, 'canceled']);
});

test('a pending booking can be canceled, an expired one cannot', async () => {
  const undecided = await booked({ approval: 'manual' });
  const expired = await at('2026-11-21T08:00:00Z', undecided.client);
  expect((await cancel(expired, undecided.booking.id)).body.code).toBe('not_cancelable');
  const waiting = await booked({ approval: 'manual' });
  expect((await cancel(waiting.client, waiting.booking.id)).body.data.status).toBe('canceled');
});

test('deleting the account deletes the text of the reason and keeps the booking', async () => {
  const client = await api.signIn({ password: 'o parolă bună' });
  const { body } = await book(api, client, bookingRequest(await makeLocation(api.db)));
  await cancel(client, body.data.id, { reason_id: 5, reason: 'Sunt la spital' });
  const proof = { body: { password: 'o parolă bună' } };
  expect((await api.call('deleteAccount', proof, { as: client })).status).toBe(204);
  const rows = await api.db
    .selectFrom('booking_cancellations')
    .select(['reason_id', 'reason'])
    .where('booking_id', '=', body.data.id)
    .execute();
  expect(rows).toEqual([{ reason_id: 5, reason: null }]);
});
