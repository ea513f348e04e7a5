import { afterEach, describe, expect, test } from 'vitest';
import {
  book,
  bookingRequest,
  cancel,
  readBooking,
  reschedule,
} from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const api = setUpApi({ now: friday });
let last = 0;
afterEach(() => api.clock.set(friday));

const services = [{ name: 'Masaj', price: 200, subscription: { name: '4 ședințe', sessions: 4 } }];

async function bought(changes: Parameters<typeof makeLocation>[1] = {}) {
  const contact_email = `sala-${(last += 1)}@example.ro`;
  const place = await makeLocation(api.db, { services, contact_email, ...changes });
  const client = await api.signIn();
  const request = bookingRequest(place, { expected_total: 200 });
  const { body } = await book(api, client, request);
  const [own] = await subscriptionsOf(client);
  return { client, place, request, contact_email, booking: body.data, id: own?.id ?? '' };
}

async function subscriptionsOf(as: SignedInClient) {
  return (await api.call('listSubscriptions', {}, { as })).body.data;
}

function withdraw(as: SignedInClient, id: string) {
  return api.call('withdrawSubscription', { params: { id } }, { as });
}

async function bookVisit(
  { client, request, id }: Awaited<ReturnType<typeof bought>>,
  start_time: string,
) {
  const visit = { ...request, start_time, services_subscription_id: id, expected_total: 0 };
  return (await book(api, client, visit)).body.data;
}

async function at(time: string, client: SignedInClient): Promise<SignedInClient> {
  api.clock.set(new Date(time));
  return api.signIn(client.user);
}

test('a withdrawal before the first visit refunds the whole price and cancels the booking of the purchase', async () => {
  const { client, request, id, booking } = await bought();
  expect(booking.purchase).toEqual({
    name: '4 ședințe',
    withdraw_until: '2026-12-05T00:00:00+02:00',
  });
  const [own] = await subscriptionsOf(client);
  expect(own?.withdrawal).toEqual({
    until: '2026-12-05T00:00:00+02:00',
    visits_used: 0,
    refund: 200,
    bookings: [{ id: booking.id, starts_at: '2026-11-23T10:00:00+02:00' }],
  });
  const { status, body } = await withdraw(client, id);
  expect([status, body.data.status, body.data.withdrawal]).toEqual([200, 'withdrawn', null]);
  expect(body.data.withdrawn).toEqual({ at: '2026-11-20T10:00:00+02:00', refund: 200 });
  expect((await readBooking(api, client, booking.id)).status).toBe('canceled');
  expect((await book(api, await api.signIn(), request)).status).toBe(201);
});

test('a withdrawal deducts begun visits and cancels upcoming bookings regardless of their deadline', async () => {
  const purchase = await bought();
  const { client, contact_email, id, booking } = purchase;
  const next = await bookVisit(purchase, '12:00');
  const during = await at('2026-11-23T09:00:00Z', client);
  const { body } = await withdraw(during, id);
  expect(body.data.withdrawn?.refund).toBe(150);
  const statusOf = async (bookingId: string) => (await readBooking(api, during, bookingId)).status;
  expect([await statusOf(booking.id), await statusOf(next.id)]).toEqual(['approved', 'canceled']);

  const toClient = await api.messages(client.user.email);
  const receipt = toClient.find(({ subject }) => subject?.startsWith('Te-ai retras'));
  expect(receipt?.text).toContain(
    'De primit înapoi, dacă ai plătit: 150\u00A0RON (200\u00A0RON minus 50\u00A0RON pentru 1 ședință)',
  );
  expect(receipt?.text).toContain('Retragere trimisă: 23\u00A0noiembrie 2026, ora 11:00');
  expect(receipt?.text).toContain('luni, 23\u00A0noiembrie, ora\u00A012:00');
  const subjects = await api.subjectsTo(contact_email);
  expect(subjects).toContain('Retragere din abonament');
  expect(subjects).toContain('Programare anulată');
});

test('a booking that the withdrawal canceled gives the withdrawal as the reason, on its page and in the mails', async () => {
  const { client, contact_email, id, booking } = await bought();
  await withdraw(client, id);
  expect(await readBooking(api, client, booking.id)).toMatchObject({
    canceled_by: 'client',
    cancel_reason: 'M-am retras din abonament',
  });
  const mailTo = async (recipient: string) =>
    (await api.messages(recipient)).find(({ subject }) => subject?.startsWith('Programare anulată'))
      ?.text;
  expect(await mailTo(client.user.email)).toContain(
    'Te-ai retras din abonament, așa că programarea de mai jos este anulată.',
  );
  expect(await mailTo(contact_email)).toContain(
    's-a retras din abonament, așa că programarea de mai jos',
  );
});

test('the receipt says whether the location got a mail', async () => {
  const receiptOf = async (contact_email: string | null) => {
    const { client, id } = await bought({ contact_email });
    await withdraw(client, id);
    const mails = await api.messages(client.user.email);
    return mails.find(({ subject }) => subject?.startsWith('Te-ai retras'))?.text;
  };
  expect(await receiptOf('zori@example.ro')).toContain('am anunțat locația');
  const unmailed = await receiptOf(null);
  expect(unmailed).toContain('Arată-l și locației, care nu are o adresă de e-mail la noi.');
  expect(unmailed).not.toContain('am anunțat locația');
});

test('the receipt greets by name only at a verified e-mail address', async () => {
  const [unproven, proven] = [await bought(), await bought()];
  const users = api.db.updateTable('users').set({ email_verified_at: friday });
  await users.where('id', '=', proven.client.user.id).execute();
  const greetings: (string | undefined)[] = [];
  for (const { client, id } of [unproven, proven]) {
    await withdraw(client, id);
    const mails = await api.messages(client.user.email);
    const receipt = mails.find(({ subject }) => subject?.startsWith('Te-ai retras'));
    greetings.push(receipt?.text.split('\n')[0]);
  }
  expect(greetings).toEqual(['Bună!', 'Bună, Ioana!']);
});

test('a repeated withdrawal returns the first outcome and sends nothing more', async () => {
  const { client, id } = await bought();
  const first = await withdraw(client, id);
  const sent = (await api.messages(client.user.email)).length;
  const again = await withdraw(await at('2026-12-20T08:00:00Z', client), id);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await api.messages(client.user.email)).toHaveLength(sent);
});

test('the period ends with the fourteenth day in Bucharest', async () => {
  const early = await bought();
  const lastSecond = await at('2026-12-04T21:59:59Z', early.client);
  expect((await subscriptionsOf(lastSecond))[0]?.withdrawal).not.toBeNull();
  const late = await at('2026-12-04T22:00:00Z', early.client);
  expect((await subscriptionsOf(late))[0]?.withdrawal).toBeNull();
  const refused = await withdraw(late, early.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'not_withdrawable']);
  expect((await withdraw(await at('2026-12-04T21:59:59Z', early.client), early.id)).status).toBe(
    200,
  );
});

test('the period starts at the approval of the location, also after a later reschedule', async () => {
  const { client, request, contact_email, booking } = await bought({ approval: 'manual' });
  expect(booking.purchase?.withdraw_until).toBeNull();
  const nextDay = await at('2026-11-21T07:00:00Z', client);
  const mail = (await api.messages(contact_email)).at(-1);
  const token = /provider\/bookings\/([^?\s]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const approval = { params: { token }, body: { status: 'approved' as const } };
  expect((await api.call('decideBooking', approval)).status).toBe(200);
  const until = '2026-12-08T00:00:00+02:00';
  expect((await subscriptionsOf(nextDay))[0]?.withdrawal?.until).toBe(until);
  const { start_date } = request;
  const changes = { start_date, expected_total: 200 };
  const { body } = await reschedule(api, nextDay, booking.id, changes);
  expect([body.data.status, body.data.purchase?.withdraw_until]).toEqual(['pending', until]);
  expect((await subscriptionsOf(nextDay))[0]?.withdrawal?.until).toBe(until);
});

describe('there is no withdrawal', () => {
  test('once all visits are used', async () => {
    const purchase = await bought();
    for (const time of ['11:00', '12:00', '13:00']) await bookVisit(purchase, time);
    const during = await at('2026-11-23T10:59:00Z', purchase.client);
    expect((await subscriptionsOf(during))[0]?.withdrawal?.refund).toBe(50);
    const after = await at('2026-11-23T11:00:00Z', purchase.client);
    expect((await withdraw(after, purchase.id)).body.code).toBe('not_withdrawable');
  });

  test('from a purchase that the location has not accepted, or that was canceled', async () => {
    const { client, id, booking } = await bought({ approval: 'manual' });
    expect((await withdraw(client, id)).body.code).toBe('not_withdrawable');
    expect((await cancel(api, client, booking.id)).status).toBe(200);
    expect(await subscriptionsOf(client)).toMatchObject([{ status: 'canceled', withdrawn: null }]);
    expect((await withdraw(client, id)).body.code).toBe('not_withdrawable');
  });

  test("from another client's subscription", async () => {
    const { id } = await bought();
    expect((await withdraw(await api.signIn(), id)).status).toBe(404);
  });
});

test('no visit can be booked with a subscription after the withdrawal', async () => {
  const { client, request, id } = await bought();
  await withdraw(client, id);
  const visit = { ...request, services_subscription_id: id, expected_total: 0 };
  expect((await book(api, client, visit)).status).toBe(422);
});

test('a voucher lowers the refund', async () => {
  const place = await makeLocation(api.db, { services });
  const client = await api.signIn();
  const { code } = await makeVoucher(api.db, { discount: 10, discount_type: 'percentage' });
  const order = bookingRequest(place, { voucher_code: code, expected_total: 180 });
  expect((await book(api, client, order)).status).toBe(201);
  expect(await subscriptionsOf(client)).toMatchObject([
    { price: 180, withdrawal: { refund: 180 } },
  ]);
});
