import { afterEach, expect, test } from 'vitest';
import { locationToken } from '#server/messages/booking-tokens.ts';
import { book, bookingRequest, cancel, reschedule } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';
import { tellClients } from './tell-clients.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const api = setUpApi({ now: friday });
afterEach(() => api.clock.set(friday));

async function booked(
  place: Parameters<typeof makeLocation>[1] = {},
  phone?: string,
  start_time = '12:00',
) {
  const client = await api.signIn(phone ? { phone } : {});
  const request = bookingRequest(await makeLocation(api.db, place), { start_time });
  const { body } = await book(api, client, request);
  return { client, booking: body.data };
}

async function heard({ user }: SignedInClient, at: string, phone?: string) {
  const count = async () =>
    [...(await api.messages(user.email)), ...(phone ? await api.messages(phone) : [])].length;
  const before = await count();
  api.clock.set(new Date(at));
  await api.sweep();
  await api.sweep();
  const mails = (await api.messages(user.email)).map(({ subject }) => subject ?? '');
  const smses = phone ? (await api.messages(phone)).map(({ text }) => text) : [];
  return { added: (await count()) - before, mails, smses };
}

test('reminds once by mail a day before and once by SMS three hours before, in time to cancel', async () => {
  const phone = '+40722555001';
  const { client, booking } = await booked({}, phone);
  expect((await heard(client, '2026-11-22T09:59:00Z', phone)).added).toBe(0);
  const day = await heard(client, '2026-11-22T10:00:00Z', phone);
  expect([day.added, day.mails.at(-1)]).toEqual([
    1,
    `Mâine, ora\u00A012:00: ${booking.location.name}`,
  ]);
  expect((await heard(client, '2026-11-23T06:59:00Z', phone)).added).toBe(0);
  const hours = await heard(client, '2026-11-23T07:00:00Z', phone);
  expect(new Date(booking.cancel_until) > api.clock.now()).toBe(true);
  expect([hours.added, hours.smses[0]]).toEqual([
    1,
    expect.stringContaining('azi la 12:00 ai programare la Frizeria'),
  ]);
  expect((await heard(client, '2026-11-23T09:59:00Z', phone)).added).toBe(0);
});

test('reminds of a visit before 11:00 at 20:00 the evening before, and never from 21:00 to 8:00', async () => {
  const phone = '+40722555002';
  const { client } = await booked({}, phone, '10:45');
  await heard(client, '2026-11-22T17:59:00Z', phone);
  const evening = await heard(client, '2026-11-22T18:00:00Z', phone);
  expect([evening.added, evening.smses[0]]).toEqual([
    1,
    expect.stringContaining('maine la 10:45 ai programare la Frizeria'),
  ]);
  expect((await heard(client, '2026-11-23T07:45:00Z', phone)).added).toBe(0);

  api.clock.set(friday);
  const [missed, missedPhone] = [await booked({}, '+40722555003', '10:45'), '+40722555003'];
  for (const night of ['2026-11-22T19:00:00Z', '2026-11-23T05:59:00Z'])
    expect((await heard(missed.client, night, missedPhone)).smses).toEqual([]);
  const morning = await heard(missed.client, '2026-11-23T06:00:00Z', missedPhone);
  expect(morning.smses).toEqual([expect.stringContaining('azi la 10:45')]);
});

test('reminds by mail while the client can still cancel, at most three days before', async () => {
  const { client, booking } = await booked({ cancel_notice_min: 24 * 60 });
  expect((await heard(client, '2026-11-22T06:59:00Z')).added).toBe(0);
  expect((await heard(client, '2026-11-22T07:00:00Z')).added).toBe(1);
  expect(new Date(booking.cancel_until) > api.clock.now()).toBe(true);
  expect((await heard(client, '2026-11-22T10:00:00Z')).added).toBe(0);

  api.clock.set(friday);
  const strict = await booked({ cancel_notice_min: 7 * 24 * 60 });
  expect((await heard(strict.client, '2026-11-22T09:59:00Z')).added).toBe(0);
  expect((await heard(strict.client, '2026-11-22T10:00:00Z')).added).toBe(1);
});

test('while SMS are off, reminds by mail three hours before', async () => {
  const phone = '+40722555009';
  const { client } = await booked({}, phone);
  api.clock.set(new Date('2026-11-23T07:00:00Z'));
  const before = await api.messages(client.user.email);
  await tellClients({ ...api.deps, env: { ...api.env, SMS_DRIVER: 'off' } });
  expect(await api.messages(phone)).toEqual([]);
  const mails = await api.messages(client.user.email);
  expect(mails.slice(before.length).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('ora\u00A012:00'),
  );
});

test('does not remind of a canceled booking or one made just now', async () => {
  const canceled = await booked();
  await cancel(api, canceled.client, canceled.booking.id);
  expect((await heard(canceled.client, '2026-11-22T10:00:00Z')).added).toBe(0);
  for (const [time, start_time] of [
    ['10:01', '12:00'],
    ['18:01', '10:00'],
  ]) {
    api.clock.set(new Date(`2026-11-22T${time}:00Z`));
    const late = await booked({}, undefined, start_time);
    expect((await heard(late.client, `2026-11-22T${time}:59Z`)).added).toBe(0);
  }
});

test('does not remind of a booking approved just now', async () => {
  api.clock.set(new Date('2026-11-22T07:00:00Z'));
  const { client, booking } = await booked({ approval: 'manual' });
  api.clock.set(new Date('2026-11-22T09:00:00Z'));
  const params = { token: locationToken(api.env, booking) };
  await api.call('decideBooking', { params, body: { status: 'approved' } });
  expect((await heard(client, '2026-11-22T09:01:00Z')).added).toBe(0);
});

test('reminds of a moved booking before its new time', async () => {
  const { client, booking } = await booked();
  await heard(client, '2026-11-22T10:00:00Z');
  const as = await api.signIn(client.user);
  await reschedule(api, as, booking.id, { start_date: '2026-11-25', start_time: '10:00' });
  expect((await heard(client, '2026-11-23T06:00:00Z')).added).toBe(0);
  expect((await heard(client, '2026-11-24T08:00:00Z')).added).toBe(1);
});

test('sends no reminders to a client who opted out', async () => {
  const { client } = await booked();
  const { body } = await api.call('setReminders', { body: { enabled: false } }, { as: client });
  expect(body.data).toEqual({ enabled: false });
  expect((await api.call('reminders', {}, { as: client })).body.data).toEqual({ enabled: false });
  expect((await heard(client, '2026-11-22T10:00:00Z')).added).toBe(0);
});

test('mails once about an expired pending booking', async () => {
  const { client, booking } = await booked({ approval: 'manual' });
  const { added, mails } = await heard(client, '2026-11-21T09:00:00Z');
  expect([added, mails.at(-1)]).toEqual([1, `Cererea ta a expirat: ${booking.location.name}`]);
});
