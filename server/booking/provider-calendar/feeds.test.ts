import { afterEach, expect, test } from 'vitest';
import { feedToken } from '#server/messages/calendar-tokens.ts';
import { block, blockRequest, linkOf } from '#server/testing/block-request.ts';
import { book, bookingRequest, cancel, reschedule } from '#server/testing/booking-request.ts';
import { doctors } from '#server/testing/make-basics.ts';
import { makeLocation, type LocationInput } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const contact_email = 'salon@example.ro';
const lines: string[] = [];

const api = setUpApi({
  now: friday,
  env: { LIMIT_FACTOR: '1000', LOG_LEVEL: 'info' },
  logStream: { write: (line) => void lines.push(line) },
});
afterEach(() => api.clock.set(friday));

async function opened(input: LocationInput = {}) {
  const place = await makeLocation(api.db, { contact_email, professionals: 2, ...input });
  const token = linkOf(api, place, contact_email);
  const feeds = async (link = token) =>
    (await api.call('providerCalendar', { params: { token: link } })).body.data.feeds;
  const renew = (professional_id: number | null, version: number, link = token) =>
    api.call('renewFeed', { params: { token: link }, body: { professional_id, version } });
  return { place, token, feeds, renew };
}

const tokenOf = (url = '') => url.split('/feeds/')[1] ?? '';

async function read(url: string | undefined, headers?: Record<string, string>) {
  const path = new URL(url ?? '').pathname;
  return api.inject({ method: 'GET', url: path, headers });
}

async function events(url: string | undefined): Promise<string[][]> {
  const text = (await read(url)).body.replaceAll('\r\n ', '');
  return text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => event.split('\r\n'));
}

const valueOf = (event: string[] | undefined, name: string) =>
  event?.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

async function placed(place: Awaited<ReturnType<typeof opened>>['place'], start_time = '10:00') {
  const client = await api.signIn({ first_name: 'Ilinca', last_name: 'Zamfir' });
  const { body } = await book(api, client, bookingRequest(place, { start_time }));
  return { client, id: body.data.id };
}

test('a feed has bookings with first name and service, and blocks, each under its own id', async () => {
  const { place, token, feeds } = await opened();
  const { id } = await placed(place);
  const { body } = await block(
    api,
    token,
    blockRequest(place, { start_time: '12:00', end_time: '13:00' }),
  );
  const [all, first] = await feeds();
  const response = await read(first?.url);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(response.headers['x-robots-tag']).toBe('noindex');
  const [booking, blocked, ...others] = await events(first?.url);
  expect(others).toEqual([]);
  expect(booking).toEqual(
    expect.arrayContaining([
      `UID:${id}@aproape`,
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART;TZID=Europe/Bucharest:20261123T100000',
    ]),
  );
  expect(valueOf(booking, 'SUMMARY')).toMatch(/^Ilinca: \S/);
  expect(response.body).not.toContain('Zamfir');
  expect(blocked).toEqual(
    expect.arrayContaining([`UID:${body.data.blocks[0]?.id}@aproape`, 'SUMMARY:Blocat']),
  );
  expect(valueOf((await events(all?.url))[0], 'SUMMARY')).toMatch(/ · Ilinca: /);
});

test('a professional has only their own events, the location has all', async () => {
  const { place, feeds } = await opened();
  await placed(place);
  const [all, first, second] = await feeds();
  const counts = [all, first, second].map(async (feed) => (await events(feed?.url)).length);
  expect(await Promise.all(counts)).toEqual([1, 1, 0]);
});

test('a health location shows neither client nor service', async () => {
  const { place, feeds } = await opened({ category: doctors });
  await placed(place);
  const [, first] = await feeds();
  expect(valueOf((await events(first?.url))[0], 'SUMMARY')).toBe('Programare');
  expect((await read(first?.url)).body).not.toContain('Ilinca');
});

test('a moved booking has a higher sequence, and a canceled one disappears', async () => {
  const { place, feeds } = await opened();
  const { client, id } = await placed(place);
  const [, first] = await feeds();
  await reschedule(api, client, id, { start_date: '2026-11-24' });
  const [moved] = await events(first?.url);
  expect(valueOf(moved, 'SEQUENCE')).toBe('1');
  await cancel(api, client, id);
  expect(await events(first?.url)).toEqual([]);
});

test('a pending booking is tentative, and disappears at its deadline', async () => {
  const { place, feeds } = await opened({ approval: 'manual' });
  await placed(place);
  const [, first] = await feeds();
  expect((await events(first?.url))[0]).toContain('STATUS:TENTATIVE');
  api.clock.advance(24 * 3_600 + 1);
  expect(await events(first?.url)).toEqual([]);
});

test('an unchanged feed is 304, a changed one is not', async () => {
  const { place, token, feeds } = await opened();
  await placed(place);
  const [, first] = await feeds();
  const { etag } = (await read(first?.url)).headers;
  api.clock.advance(3_600);
  const again = await read(first?.url, { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await block(api, token, blockRequest(place, { start_time: '12:00', end_time: '13:00' }));
  expect((await read(first?.url, { 'if-none-match': String(etag) })).statusCode).toBe(200);
});

test('a renewed feed has another URL, the old one is 404 at once, and other feeds stay', async () => {
  const { feeds, renew } = await opened();
  const [all, first, second] = await feeds();
  for (const version of [0, 1]) {
    const before = (await feeds())[1];
    const { status, body } = await renew(first?.professional_id ?? 0, version);
    expect([status, body.data.feeds[1]?.version]).toEqual([200, version + 1]);
    expect((await read(before?.url)).statusCode).toBe(404);
    expect((await read(body.data.feeds[1]?.url)).statusCode).toBe(200);
  }
  for (const other of [all, second]) expect((await read(other?.url)).statusCode).toBe(200);
  await renew(null, 0);
  expect((await read(all?.url)).statusCode).toBe(404);
});

test('a repeated renewal renews once', async () => {
  const { renew } = await opened();
  await renew(null, 0);
  expect((await renew(null, 0)).body.data.feeds[0]?.version).toBe(1);
  await renew(null, 1);
  expect((await renew(null, 1)).body.data.feeds[0]?.version).toBe(2);
});

test("the QR code shows no feed and renews none; another location's professional is refused", async () => {
  const [one, other] = [await opened(), await opened()];
  const { code_url } = (await api.call('providerCalendar', { params: { token: one.token } })).body
    .data;
  const qrToken = code_url.split('/calendars/')[1] ?? '';
  expect(await one.feeds(qrToken)).toEqual([]);
  expect((await one.renew(null, 0, qrToken)).status).toBe(404);
  const foreign = other.place.professionals[0]?.id ?? 0;
  const { status, body } = await one.renew(foreign, 0);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['professional_id']]);
  expect((await other.feeds())[1]?.version).toBe(0);
});

test('the URL of a feed cannot be forged, and is 404 after a new e-mail or without its professional', async () => {
  const { place, feeds } = await opened();
  const [all, first] = await feeds();
  const [location, professional, signature = ''] = tokenOf(first?.url).split('.');
  const link = { location_id: place.id, professional_id: null, version: 0, contact_email };
  const paths = [
    `${location}.0.${signature}.ics`,
    `${location}.${professional}.${signature}`,
    feedToken({ APP_KEY: 'a key of an attacker' }, link),
    'x',
  ];
  for (const token of paths) {
    const { statusCode } = await api.inject({ method: 'GET', url: `/api/public/feeds/${token}` });
    expect([token, statusCode]).toEqual([token, 404]);
  }
  const ofFirst = api.db.updateTable('professionals').where('id', '=', Number(professional));
  await ofFirst.set({ active: false }).execute();
  expect((await read(first?.url)).statusCode).toBe(404);
  const ofPlace = api.db.updateTable('locations').where('id', '=', place.id);
  await ofPlace.set({ contact_email: 'alt@example.ro' }).execute();
  expect((await read(all?.url)).statusCode).toBe(404);
});

test('neither log nor database has the secret of a feed', async () => {
  const { feeds, renew } = await opened();
  await renew(null, 0);
  const [all] = await feeds();
  const [, , signature = '?'] = tokenOf(all?.url).split('.');
  lines.length = 0;
  await read(all?.url);
  expect(lines.join('')).toContain('/api/public/feeds/:token');
  expect(lines.join('')).not.toContain(signature);
  const rows = await api.db.selectFrom('calendar_feeds').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(signature);
});
