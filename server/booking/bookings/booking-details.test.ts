import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { bookingTexts, otherFields } from '#tests/booking-texts.ts';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { changeStatus } from './status-repository.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const api = setUpApi({ now: friday });
afterEach(() => api.clock.set(friday));

async function times(client: SignedInClient, type: 'upcoming' | 'past', query = {}) {
  const { body } = await api.call('listBookings', { params: { type }, query }, { as: client });
  return { times: body.data.map((one) => one.start_time), meta: body.meta };
}

test('upcoming bookings come nearest first, past ones latest first, in pages @S2-04 @S7-27', async () => {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  for (const start_time of ['12:00', '10:00', '15:00'])
    await book(api, client, bookingRequest(place, { start_time }));
  expect((await times(client, 'upcoming')).times).toEqual(['10:00', '12:00', '15:00']);
  expect(await times(client, 'upcoming', { per_page: 2, page: 2 })).toMatchObject({
    times: ['15:00'],
    meta: { total: 3, last_page: 2, from: 3, to: 3 },
  });
  api.clock.set(new Date('2026-11-23T11:00:00Z'));
  const back = await api.signIn(client.user);
  const later = [await times(back, 'upcoming'), await times(back, 'past')];
  expect(later.map((page) => page.times)).toEqual([['15:00'], ['12:00', '10:00']]);
});

test.each(['canceled', 'rejected', 'expired'] as const)(
  'lists a booking that is %s among the past ones @S2-04 @S3-26',
  async (status) => {
    const place = await makeLocation(api.db, { approval: 'manual' });
    const client = await api.signIn();
    const { body } = await book(api, client, bookingRequest(place));
    await api.db.transaction().execute((tx) => changeStatus(tx, [body.data.id], status));
    expect((await times(client, 'upcoming')).times).toEqual([]);
    expect((await times(client, 'past')).times).toEqual(['10:00']);
  },
);

test('a booking exports as a calendar event, which is canceled with the booking', async () => {
  const client = await api.signIn();
  const { id } = (await book(api, client, bookingRequest(await makeLocation(api.db)))).body.data;
  const file = async () => {
    const response = await api.call('bookingCalendar', { params: { id } }, { as: client });
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    return String(response.body);
  };
  const lines = ['SEQUENCE:0', 'STATUS:CONFIRMED', 'DTSTART;TZID=Europe/Bucharest:20261123T100000'];
  for (const line of [`UID:${id}@aproape`, ...lines]) expect(await file()).toContain(line);
  await api.db.transaction().execute((tx) => changeStatus(tx, [id], 'canceled'));
  for (const line of ['SEQUENCE:1', 'STATUS:CANCELLED']) expect(await file()).toContain(line);
});

test('the details of a booking equal the response that placed it @S7-29', async () => {
  const client = await api.signIn();
  const placed = await book(api, client, bookingRequest(await makeLocation(api.db)));
  const { id } = placed.body.data;
  const { status, body } = await api.call('bookingDetails', { params: { id } }, { as: client });
  expect(status).toBe(200);
  expect(body).toEqual(placed.body);
});

test('the details show every text of the request', async () => {
  const texts = Object.fromEntries(bookingTexts.map((field) => [field, `Un text: ${field}`]));
  const request = bookingRequest(await makeLocation(api.db), texts);
  const { body } = await book(api, await api.signIn(), request);
  expect(body.data).toMatchObject(texts);
  // Show a new request field in the booking, or list it here.
  expect(otherFields).toEqual([
    'location_id',
    'services_ids',
    'professional_id',
    'services_subscription_id',
    'subscription_id',
    'expected_total',
    'expected_max_total',
    'accepted_overlaps',
  ]);
});

test("another client's booking and an unknown one return the same 404 @S6-06", async () => {
  const place = await makeLocation(api.db);
  const { body } = await book(api, await api.signIn(), bookingRequest(place));
  const stranger = await api.signIn();
  const read = (id: string) => api.call('bookingDetails', { params: { id } }, { as: stranger });
  const [foreign, unknown] = [await read(body.data.id), await read(randomUUID())];
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(unknown.body);
});

test('an unknown kind of list is 404', async () => {
  const client = await api.signIn();
  for (const type of ['all', "all'--", '..%2fadmin']) {
    const response = await api.inject({ method: 'GET', url: `/api/bookings/${type}` }, client);
    expect(response.statusCode).toBe(404);
  }
});

test('custom fields accept valid values and return 422 on their field otherwise', async () => {
  const custom_fields = [
    {
      label: 'Ai mai fost la noi?',
      type: 'select' as const,
      options: ['Da', 'Nu'],
      required: true,
    },
    { label: 'Preferințe' },
  ];
  const place = await makeLocation(api.db, { custom_fields });
  const [questionId, other] = place.custom_fields.map(({ id }) => id);
  const client = await api.signIn();
  const missing = await book(api, client, bookingRequest(place));
  expect(missing.body.errors).toEqual({
    [`custom_fields.${questionId}`]: ['Răspunde la această întrebare'],
  });
  const wrong = { custom_fields: [{ id: questionId ?? 0, value: 'Poate' }] };
  expect((await book(api, client, bookingRequest(place, wrong))).status).toBe(422);
  const right = {
    custom_fields: [
      { id: questionId ?? 0, value: 'Da' },
      { id: other ?? 0, value: '' },
    ],
  };
  const { body } = await book(api, client, bookingRequest(place, right));
  expect(body.data.custom_fields).toEqual([
    { id: questionId, label: 'Ai mai fost la noi?', value: 'Da' },
  ]);
});
