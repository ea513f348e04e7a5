import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { calendarToken } from '#server/messages/calendar-tokens.ts';
import { block, blockRequest, linkOf } from '#server/testing/block-request.ts';
import { book, bookingRequest, readBooking } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const contact_email = 'salon@example.ro';
const days = 24 * 3_600;

const api = setUpApi({ now: friday });
afterEach(() => api.clock.set(friday));

async function opened() {
  const place = await makeLocation(api.db, { contact_email });
  return { place, token: linkOf(api, place, contact_email) };
}

const read = (token: string) => api.call('providerCalendar', { params: { token } });
const remove = (token: string, id: string) => api.call('deleteBlock', { params: { token, id } });

test('the mail about a booking has the link, which shows no client', async () => {
  const { place } = await opened();
  const client = await api.signIn({ first_name: 'Ilinca', last_name: 'Zamfir' });
  await book(api, client, bookingRequest(place));
  const mail = (await api.messages(contact_email)).at(-1);
  const [, token = ''] = /\/provider\/calendars\/(\S+)/.exec(mail?.text ?? '') ?? [];
  const { status, body } = await read(token);
  expect([status, body.data]).toMatchObject([
    200,
    {
      location_name: place.name,
      professionals: [{ id: place.professionals[0]?.id }],
      blocks: [],
    },
  ]);
  expect(body.data.professionals[0]?.hours[0]).toEqual({
    weekday: 1,
    starts: '09:00',
    ends: '17:00',
  });
  expect(JSON.stringify(body)).not.toMatch(/Ilinca|Zamfir/);
});

test('the link is 404 after its last day, and once the e-mail of the location changes', async () => {
  const { place, token } = await opened();
  api.clock.advance(90 * days);
  expect((await read(token)).status).toBe(200);
  api.clock.advance(days);
  expect((await read(token)).status).toBe(404);
  api.clock.set(friday);
  const locations = api.db.updateTable('locations').where('id', '=', place.id);
  await locations.set({ contact_email: 'alt@example.ro' }).execute();
  expect((await read(token)).status).toBe(404);
  await locations.set({ contact_email: null }).execute();
  expect((await read(token)).status).toBe(404);
});

test('the link cannot be forged, lengthened or used for another location', async () => {
  const [one, other] = [await opened(), await opened()];
  const [id, day = '', , signature] = one.token.split('.');
  const ofOther = { location_id: other.place.id, contact_email, valid_until: day };
  const link = { ...ofOther, scope: 'all' } as const;
  for (const token of [
    `${other.place.id}.${day}.all.${signature}`,
    `${id}.${day}.blocks.${signature}`,
    `${id}.2030-01-01.all.${signature}`,
    `${id}.${day}.all.`,
    `${one.token}x`,
    calendarToken({ APP_KEY: 'a key of an attacker' }, link),
    'x',
  ]) {
    const changed = await block(api, token, blockRequest(other.place));
    const removed = await remove(token, randomUUID());
    expect([(await read(token)).status, changed.status, removed.status]).toEqual([404, 404, 404]);
  }
});

test('a block is removed by its own location only, once, and its time is free again', async () => {
  const [one, other] = [await opened(), await opened()];
  const { body } = await block(api, one.token, blockRequest(one.place));
  const id = body.data.blocks[0]?.id ?? '';
  expect((await remove(other.token, id)).status).toBe(404);
  expect((await read(one.token)).body.data.blocks).toHaveLength(1);
  const removed = await remove(one.token, id);
  expect([removed.status, removed.body.data.blocks]).toEqual([200, []]);
  expect((await remove(one.token, id)).status).toBe(404);
  expect((await book(api, await api.signIn(), bookingRequest(one.place))).status).toBe(201);
});

test('a booking is not removed as a block', async () => {
  const { place, token } = await opened();
  const client = await api.signIn();
  const { body } = await book(api, client, bookingRequest(place));
  expect((await remove(token, body.data.id)).status).toBe(404);
  expect((await readBooking(api, client, body.data.id)).status).toBe('approved');
});

test("another location's professional cannot be blocked", async () => {
  const [one, other] = [await opened(), await opened()];
  const { status, body } = await block(api, one.token, blockRequest(other.place));
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['professional_id']]);
});

test('reading changes nothing', async () => {
  const { token } = await opened();
  const count = async () =>
    (
      await api.db
        .selectFrom('bookings')
        .select(({ fn }) => fn.countAll().as('n'))
        .execute()
    )[0];
  const before = await count();
  await read(token);
  expect(await count()).toEqual(before);
});

test('a link allows 120 changes an hour; another location is not affected', async () => {
  const [one, other] = [await opened(), await opened()];
  await api.db
    .insertInto('rate_limits')
    .values({
      ...{ scope: 'block-changes', key: `${one.place.id} all`, count: 119 },
      window_start: friday,
    })
    .execute();
  expect((await block(api, one.token, blockRequest(one.place))).status).toBe(201);
  const later = { start_time: '12:00', end_time: '13:00' };
  const { status, body } = await block(api, one.token, blockRequest(one.place, later));
  expect([status, Object.keys(body.errors ?? {})]).toEqual([429, ['start_time']]);
  expect((await block(api, other.token, blockRequest(other.place))).status).toBe(201);
});

test('the QR code opens the same page for 90 days from the day it is shown, and does not renew itself', async () => {
  const { place, token } = await opened();
  api.clock.advance(40 * days);
  const { data } = (await read(token)).body;
  expect([data.valid_until, data.code_valid_until]).toEqual(['2027-02-18', '2027-03-30']);
  const [page = '', qrToken = ''] = data.code_url.split('/calendars/');
  expect(page).toBe(`${api.env.APP_URL}/provider`);
  const start_date = '2027-01-04';
  expect((await block(api, qrToken, blockRequest(place, { start_date }))).status).toBe(201);
  api.clock.advance(90 * days);
  expect((await read(qrToken)).body.data).toMatchObject({
    code_url: data.code_url,
    code_valid_until: '2027-03-30',
    valid_until: '2027-03-30',
  });
  api.clock.advance(days);
  expect((await read(qrToken)).status).toBe(404);
});
