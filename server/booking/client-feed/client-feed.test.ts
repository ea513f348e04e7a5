import { afterEach, expect, test } from 'vitest';
import { book, bookingRequest, cancel, reschedule } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const api = setUpApi({ now: friday, env: { LIMIT_FACTOR: '1000' } });
afterEach(() => api.clock.set(friday));

async function createFeed(as: SignedInClient): Promise<string> {
  const { body } = await api.call('createClientFeed', {}, { as });
  return body.data.url ?? '';
}

async function read(url: string, headers: Record<string, string> = {}) {
  const response = await api.inject({ method: 'GET', url: new URL(url).pathname, headers });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

const uids = (text: string) => [...text.matchAll(/^UID:(.+)@aproape\r$/gm)].map(([, id]) => id);

async function booked(client: SignedInClient, start_time = '10:00') {
  const request = bookingRequest(await makeLocation(api.db), { start_time });
  return (await book(api, client, request)).body.data;
}

test("a client's feed has their bookings; without a feed there is no URL", async () => {
  const [client, other] = [await api.signIn(), await api.signIn()];
  const [booking] = [await booked(client), await booked(other)];
  expect((await api.call('clientFeed', {}, { as: client })).body.data.url).toBeNull();
  const url = await createFeed(client);
  expect(await createFeed(client)).toBe(url);
  expect((await api.call('clientFeed', {}, { as: client })).body.data.url).toBe(url);
  const { status, headers, text } = await read(url);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
  expect(uids(text)).toEqual([booking.id]);
  expect(text).toContain('STATUS:CONFIRMED');
});

test('a feed is 304 until a booking changes; a moved one keeps its UID and has a later sequence', async () => {
  const client = await api.signIn();
  const booking = await booked(client);
  const url = await createFeed(client);
  const first = await read(url);
  const headers = { 'if-none-match': String(first.headers.etag) };
  api.clock.advance(60);
  expect(await read(url, headers)).toMatchObject({ status: 304, text: '' });
  await reschedule(api, client, booking.id, { start_date: '2026-11-24' });
  const moved = await read(url, headers);
  expect(moved.status).toBe(200);
  expect(uids(moved.text)).toEqual([booking.id]);
  expect([first.text, moved.text].map((text) => /SEQUENCE:(\d+)/.exec(text)?.[1])).toEqual([
    '0',
    '1',
  ]);
});

test('a feed has no canceled booking, and ended ones for 30 days', async () => {
  const client = await api.signIn();
  const [kept, canceled] = [await booked(client), await booked(client, '12:00')];
  await cancel(api, client, canceled.id);
  const url = await createFeed(client);
  expect(uids((await read(url)).text)).toEqual([kept.id]);
  api.clock.set(new Date(new Date(kept.ends_at).getTime() + 30 * 86_400_000 - 1));
  expect(uids((await read(url)).text)).toEqual([kept.id]);
  api.clock.advance(1);
  expect(uids((await read(url)).text)).toEqual([]);
});

test('a feed is 404 once it is deleted; the next one has another URL', async () => {
  const client = await api.signIn();
  const url = await createFeed(client);
  const { body } = await api.call('deleteClientFeed', {}, { as: client });
  expect(body.data.url).toBeNull();
  expect((await read(url)).status).toBe(404);
  const next = await createFeed(client);
  expect(next).not.toBe(url);
  expect([(await read(url)).status, (await read(next)).status]).toEqual([404, 200]);
});

test('a feed is 404 without the signature of its key, and once the account is deleted', async () => {
  const [client, other] = [await api.signIn(), await api.signIn()];
  const [url, otherUrl] = [await createFeed(client), await createFeed(other)];
  const [key, signature] = [otherUrl, url].map((one) => one.split('/').at(-1)?.split('.'));
  const mixed = `${key?.[0]}.${signature?.[1]}.ics`;
  expect((await read(new URL(mixed, url).href)).status).toBe(404);
  expect((await read(url.replace('.ics', ''))).status).toBe(404);
  await api.db.deleteFrom('users').where('id', '=', client.user.id).execute();
  expect((await read(url)).status).toBe(404);
});

test('a feed names no service of a health location', async () => {
  const client = await api.signIn();
  const { location, services } = await booked(client);
  const url = await createFeed(client);
  const title = () => read(url).then(({ text }) => /^SUMMARY:(.*)\r$/m.exec(text)?.[1]);
  expect(await title()).toContain(services[0]?.name);
  const { category_id } = await api.db
    .selectFrom('locations')
    .select('category_id')
    .where('id', '=', location.id)
    .executeTakeFirstOrThrow();
  const health = (is_health: boolean) =>
    api.db.updateTable('categories').set({ is_health }).where('id', '=', category_id).execute();
  await health(true);
  expect(await title()).toBe(`Programare la ${location.name}`);
  await health(false);
});
