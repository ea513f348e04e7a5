import { expect, test } from 'vitest';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { runSwitch } from './run-switch.ts';

const api = setUpApi();
const run = (...args: string[]) => runSwitch(api.db, args, api.clock.now());

test('while the site is read-only, pages are read, and bookings say when it is over', async () => {
  const client = await api.signIn();
  const location = await makeLocation(api.db);
  const attempt = () => book(api, client, bookingRequest(location));
  expect(await run('read-only', '2026-11-20T10:30')).toContain('2026-11-20 10:30');
  api.clock.advance(3);
  const refused = await attempt();
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    ...[503, 'read_only', '1797'],
  ]);
  expect(refused.body.message).toContain('până vineri, 20\u00A0noiembrie, ora\u00a010:30');
  const { status } = await api.call('locationDetail', {
    params: { slug: 'a', location_id: location.id },
  });
  expect(status).toBe(200);
  expect((await api.call('refreshSession', {}, { as: client })).status).toBe(204);

  await run('read-only', 'off');
  api.clock.advance(3);
  await expect.poll(async () => (await attempt()).body.code).not.toBe('read_only');
});

test('a site is no longer read-only from the announced time on', async () => {
  const client = await api.signIn();
  const location = await makeLocation(api.db);
  await run('read-only', '2026-11-20T10:10');
  api.clock.set(new Date('2026-11-20T08:09:59Z'));
  const early = await book(api, client, bookingRequest(location));
  api.clock.set(new Date('2026-11-20T08:10:00Z'));
  const late = await book(api, client, bookingRequest(location));
  expect([early.status, late.status]).toEqual([503, 201]);
});

test('revoke-sessions ends the sessions of every client at once', async () => {
  const clients = [await api.signIn(), await api.signIn()];
  expect(await run('revoke-sessions')).toMatch(/^\d+ sessions have ended\.$/);
  for (const as of clients) expect((await api.call('user', {}, { as })).status).toBe(401);
  const again = await api.signIn();
  expect((await api.call('user', {}, { as: again })).status).toBe(200);
});

test('an invalidated location, or all pages, are reported to the page caches', async () => {
  const { id } = await makeLocation(api.db);
  const read = async (after?: string) =>
    (await api.call('changes', { query: { after } })).body.data;
  const { cursor } = await read();
  await run('invalidate', String(id));
  const one = await read(cursor);
  expect(one.locations?.map((location) => location.id)).toEqual([id]);
  await run('invalidate', 'all');
  expect((await read(one.cursor)).locations).toBeNull();
  expect(await run('invalidate', '999999')).toBe('No such location.');
});

test.each([
  [[]],
  [['read-only']],
  [['read-only', '10:30']],
  [['read-only', '2026-11-19T10:30']],
  [['invalidate', 'home']],
  [['revoke-sessions', 'all']],
  [['invalidate', 'all', 'now']],
])('%j switches nothing', async (args) => {
  expect(await runSwitch(api.db, args, new Date('2026-11-20T08:00:00Z'))).toBeNull();
});
