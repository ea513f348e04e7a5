import { expect, onTestFinished, test } from 'vitest';
import { addBooking } from './add-booking.ts';
import { controlPath } from './control.ts';
import { startMockServer } from './mock-server.ts';
import { beginSession } from './sessions.ts';

const start = new Date('2026-11-20T08:00:00Z');

async function startMock() {
  const { url, world, close } = await startMockServer(start);
  onTestFinished(close);
  const cookies = world.clients.map(
    ({ user }) => `at=${beginSession(world, user.id).access}; XSRF-TOKEN=x`,
  );
  const call = async (path: string, init: RequestInit = {}, cookie = cookies[0]!) => {
    const headers = { cookie, 'x-xsrf-token': 'x', 'content-type': 'application/json' };
    return fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
  };
  const read = async (path: string) => ((await (await call(path)).json()) as { data: never }).data;
  return { world, cookies, call, read };
}

test('a canceled booking frees its time and is among the past ones', async () => {
  const { world, call, read } = await startMock();
  const { id, start_date, start_time } = addBooking(world);
  const ids = async (type: string) =>
    ((await read(`/api/bookings/${type}`)) as { id: string }[]).map((one) => one.id);
  const freeWith = async () => {
    const query = `services[]=101&professional=11&from=${start_date}&to=${start_date}`;
    const days: Record<string, { time: string }[]> = await read(
      `/api/public/locations-slots/1?${query}`,
    );
    return days[start_date]?.some(({ time }) => time === start_time);
  };
  expect([await freeWith(), await ids('upcoming'), await ids('past')]).toEqual([false, [id], []]);
  const body = JSON.stringify({ reason_id: 1 });
  expect((await call(`/api/bookings/${id}/cancel`, { method: 'PATCH', body })).status).toBe(200);
  expect([await freeWith(), await ids('upcoming'), await ids('past')]).toEqual([true, [], [id]]);
});

test('the key of a booking belongs to its client', async () => {
  const { cookies, call } = await startMock();
  const body = JSON.stringify({
    location_id: 1,
    services_ids: [101],
    professional_id: 11,
    start_date: '2026-11-23',
    start_time: '11:00',
    expected_total: 80,
  });
  const headers = { 'idempotency-key': 'f3a5c1de-0d5c-4a1e-8c53-6f4a0d9a1c11' };
  const book = async (cookie?: string) => {
    const response = await call('/api/bookings', { method: 'POST', body, headers }, cookie);
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const first = await book(cookies[0]);
  expect(await book(cookies[0])).toBe(first);
  expect(await book(cookies[1])).not.toBe(first);
});

test('the clock is set to a time with an offset, and not to something else', async () => {
  const { call } = await startMock();
  const pageAfter = async (query: string) => (await call(`${controlPath}${query}`)).text();
  const ten = 'The clock is at 2030-01-01T08:00';
  expect(await pageAfter('?now=2030-01-01T10:00:00+02:00')).toContain(ten);
  expect((await call(`${controlPath}?now=tomorrow`)).status).toBe(422);
  expect(await pageAfter('')).toContain(ten);
});
