import { beforeEach, expect, test } from 'vitest';
import { freeTimes } from '#server/testing/booking-request.ts';
import { linkOf } from '#server/testing/block-request.ts';
import { calendarShapes, calendarText } from '#server/testing/calendar-shapes.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { calendarUrl } from '#server/messages/calendar-tokens.ts';
import { FetchError } from '../calendar-sources/fetch-calendar.ts';

const contact_email = 'salon@example.ro';
const url = 'webcal://calendar.example/secret.ics';
const text = calendarText(calendarShapes.Google!, [
  { start: '20261123T100000', end: '20261123T120000' },
]);

let served: string | null = text;
let fetched = '';
const api = setUpApi({
  fetchCalendar: async (address) => {
    fetched = address;
    if (served === null) throw new FetchError('not_found');
    return { isChanged: true, text: served, etag: null, last_modified: null };
  },
});

let place: MadeLocation;
let token: string;
beforeEach(async () => {
  served = text;
  place = await makeLocation(api.db, { contact_email });
  token = linkOf(api, place, contact_email);
});

const set = (address: string | null, as = token, professional_id = place.professionals[0]!.id) =>
  api.call('setCalendarSource', { params: { token: as }, body: { professional_id, url: address } });

const offered = () => freeTimes(api, place);

test('a linked calendar occupies its events at once and shows only its host; removing it frees the time', async () => {
  const { status, body } = await set(url);
  expect([status, body.data.sources]).toMatchObject([
    200,
    [{ host: 'calendar.example', failing_since: null }],
  ]);
  expect(fetched).toBe('https://calendar.example/secret.ics');
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(await offered()).not.toContain('10:00');
  expect((await set(null)).body.data.sources).toEqual([]);
  expect(await offered()).toContain('10:00');
});

test.each([
  ['http://calendar.example/a.ics', text],
  [url, null],
  [url, '<html></html>'],
])('%s that cannot be read is 422 on its field and not stored', async (address, content) => {
  served = content;
  const { status, body } = await set(address);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['url']]);
  expect((await api.call('providerCalendar', { params: { token } })).body.data.sources).toEqual([]);
});

test('a location links calendars 20 times an hour, and can still remove one', async () => {
  await set(url);
  served = null;
  for (let attempt = 2; attempt <= 20; attempt += 1) expect((await set(url)).status).toBe(422);
  const { status, body } = await set(url);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([429, ['url']]);
  expect((await set(null)).status).toBe(200);
});

test('the QR code neither shows nor changes a calendar, nor does another location', async () => {
  await set(url);
  const blocks = calendarUrl(api.env, {
    ...{ location_id: place.id, contact_email, valid_until: '2027-01-01', scope: 'blocks' },
  })
    .split('/')
    .at(-1)!;
  expect(
    (await api.call('providerCalendar', { params: { token: blocks } })).body.data.sources,
  ).toEqual([]);
  expect((await set(null, blocks)).status).toBe(404);
  const other = await makeLocation(api.db, { contact_email });
  expect((await set(null, token, other.professionals[0]!.id)).status).toBe(422);
});
