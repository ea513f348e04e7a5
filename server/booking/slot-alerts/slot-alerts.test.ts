import { afterEach, expect, test } from 'vitest';
import { book, bookingRequest, reschedule } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const hours = [{ weekday: 1, starts: '09:00', ends: '11:00' }];
const api = setUpApi({ now: friday });
afterEach(() => api.clock.set(friday));

async function fullMonday() {
  const place = await makeLocation(api.db, { professionals: [{ hours }] });
  const others = await Promise.all(
    ['09:00', '09:30', '10:00'].map(async (start_time) => {
      const client = await api.signIn();
      const { body } = await book(api, client, bookingRequest(place, { start_time }));
      return { client, id: body.data.id };
    }),
  );
  const client = await api.signIn();
  const { body } = await book(api, client, bookingRequest(place, { start_time: '10:30' }));
  return { place, others, client, id: body.data.id };
}

const ask = (as: SignedInClient, booking_id: string) =>
  api.call('createSlotAlert', { body: { booking_id } }, { as });

const cancel = ({ client, id }: { client: SignedInClient; id: string }) =>
  api.call('cancelBooking', { params: { id }, body: { reason_id: 1 } }, { as: client });

async function alertMails({ user }: SignedInClient, at: string): Promise<number> {
  api.clock.set(new Date(at));
  await api.sweep();
  const mails = await api.messages(user.email);
  return mails.filter(({ subject }) => subject?.startsWith('Loc liber mai devreme')).length;
}

test('mails the client once when an earlier slot becomes free, with a link to move the booking', async () => {
  const { client, id, others } = await fullMonday();
  expect((await ask(client, id)).body.data.alert).toBe(true);
  expect(await alertMails(client, '2026-11-20T08:20:00Z')).toBe(0);
  await cancel({ ...others[1]!, client: await api.signIn(others[1]!.client.user) });
  expect(await alertMails(client, '2026-11-20T08:40:00Z')).toBe(1);
  expect(await alertMails(client, '2026-11-20T16:00:00Z')).toBe(1);
  const [mail] = (await api.messages(client.user.email)).slice(-1);
  expect(mail?.text).toMatch(/\/b\/[\w-]{36}\/reschedule\n/);
});

test('mails about a slot only if it is earlier than the last known one, and again after six hours', async () => {
  const { client, id, others } = await fullMonday();
  await cancel(others[2]!);
  await ask(client, id);
  expect(await alertMails(client, '2026-11-20T08:20:00Z')).toBe(0);
  await cancel({ ...others[1]!, client: await api.signIn(others[1]!.client.user) });
  expect(await alertMails(client, '2026-11-20T08:40:00Z')).toBe(1);
  await cancel({ ...others[0]!, client: await api.signIn(others[0]!.client.user) });
  expect(await alertMails(client, '2026-11-20T09:00:00Z')).toBe(1);
  expect(await alertMails(client, '2026-11-20T15:00:00Z')).toBe(2);
});

test('sends nothing about a slot that was free when the client moved the booking', async () => {
  const { client, id, others } = await fullMonday();
  await ask(client, id);
  const time = { start_date: '2026-11-30', start_time: '10:30' };
  expect((await reschedule(api, client, id, time)).status).toBe(200);
  expect(await alertMails(client, '2026-11-20T08:20:00Z')).toBe(0);
  await cancel({ ...others[1]!, client: await api.signIn(others[1]!.client.user) });
  expect(await alertMails(client, '2026-11-20T08:40:00Z')).toBe(1);
});

test('sends nothing after the alert is deleted', async () => {
  const { client, id, others } = await fullMonday();
  await ask(client, id);
  const off = await api.call('deleteSlotAlert', { params: { booking_id: id } }, { as: client });
  expect(off.body.data.alert).toBe(false);
  await cancel(others[1]!);
  expect(await alertMails(client, '2026-11-20T08:20:00Z')).toBe(0);
});

test('sends nothing about a booking that is canceled before its mail is sent', async () => {
  const { client, id, others } = await fullMonday();
  await ask(client, id);
  await cancel(others[1]!);
  api.clock.set(new Date('2026-11-20T08:20:00Z'));
  await api.sweep();
  await cancel({ client: await api.signIn(client.user), id });
  expect(await alertMails(client, '2026-11-20T08:21:00Z')).toBe(0);
});

test('a double press of the last alert that is allowed is not refused', async () => {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  const ids: string[] = [];
  for (const start_time of ['10:00', '11:00', '12:00', '13:00', '14:00'])
    ids.push((await book(api, client, bookingRequest(place, { start_time }))).body.data.id);
  for (const id of ids.slice(1)) await ask(client, id);
  const pressed = await Promise.all([ask(client, ids[0]!), ask(client, ids[0]!)]);
  expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
});

test('limits a client to five alerts and refuses one for a booking that cannot be moved', async () => {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  const starts = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
  const responses = [];
  for (const start_time of starts) {
    const { body } = await book(api, client, bookingRequest(place, { start_time }));
    responses.push(await ask(client, body.data.id));
  }
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 422]);
  expect(responses.at(-1)?.body).toMatchObject({
    errors: {
      booking_id: [
        'Primești deja astfel de mesaje pentru 5 programări. Oprește-le la una ca să le pornești aici.',
      ],
    },
  });
  const other = await fullMonday();
  await cancel(other);
  expect((await ask(other.client, other.id)).body.code).toBe('not_reschedulable');
});
