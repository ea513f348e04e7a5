import { expect, onTestFinished, test } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import { cancelReasonOf } from '#domain/booking/cancel-reason.ts';
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

async function codeOf(response: Response) {
  return ((await response.json()) as { code?: string }).code;
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
  const cancel = async () => {
    const response = await call(`/api/bookings/${id}/cancel`, { method: 'PATCH', body });
    return ((await response.json()) as { data: Booking }).data.sequence;
  };
  expect([await cancel(), await cancel()]).toEqual([1, 1]);
  expect([await freeWith(), await ids('upcoming'), await ids('past')]).toEqual([true, [], [id]]);
});

test('a booking that is canceled by its link changes once', async () => {
  const { world, call } = await startMock();
  const { id } = addBooking(world);
  for (const reason_id of [1, 2]) {
    const body = JSON.stringify({ reason_id });
    await call(`/api/booking-links/${id}/cancel`, { method: 'PATCH', body });
  }
  expect(world.bookings[0]?.booking).toMatchObject({
    sequence: 1,
    cancel_reason: cancelReasonOf(1)?.name,
  });
});

test('a visit of yesterday cannot be canceled', async () => {
  const { world, call } = await startMock();
  const { id } = addBooking(world, { daysAhead: -1 });
  const body = JSON.stringify({ reason_id: 1 });
  const response = await call(`/api/bookings/${id}/cancel`, { method: 'PATCH', body });
  expect([response.status, await codeOf(response)]).toEqual([409, 'not_cancelable']);
});

test('the key of a booking belongs to its client, and its slot is taken for others', async () => {
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
  const taken = await call('/api/bookings', { method: 'POST', body, headers }, cookies[1]);
  expect(await codeOf(taken)).toBe('slot_taken');
  const other = body.replace('11:00', '12:00');
  const changed = await call('/api/bookings', { method: 'POST', body: other, headers });
  expect(await codeOf(changed)).toBe('idempotency_mismatch');
});

test('a list links to its next page, with the same filters', async () => {
  const { call } = await startMock();
  const page = async (url: string) =>
    (await (await call(url)).json()) as { links: { next: string }; meta: { current_page: number } };
  const first = await page('/api/public/locations?per_page=5&categories[]=2');
  expect(first.links.next).toContain('per_page=5');
  const second = await page(first.links.next);
  expect(second.meta).toMatchObject({ current_page: 2, per_page: 5, total: 30 });
});

test('a body that is not JSON, an unknown service and an unknown professional are refused', async () => {
  const { call } = await startMock();
  const broken = await call('/api/customer/vouchers/code', { method: 'POST', body: '{"code":' });
  expect([broken.status, await codeOf(broken)]).toEqual([400, 'bad_request']);
  const slots = '/api/public/locations-slots/1?from=2026-11-23&to=2026-11-23&services[]=';
  for (const query of ['999', '101&professional=999'])
    expect(await codeOf(await call(slots + query))).toBe('validation_failed');
});

test('places, messages and counties obey limit, recipient and order', async () => {
  const { read } = await startMock();
  const count = async (path: string) => ((await read(path)) as unknown[]).length;
  expect(await count('/api/public/places?limit=2')).toBe(2);
  expect(await count('/api/dev/mailbox')).toBe(1);
  expect(await count('/api/dev/mailbox?to=other@exemplu.ro')).toBe(0);
  const counties: { name: string }[] = await read('/api/public/cities');
  const names = counties.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'ro')));
});

test('the file of a booking is its event, for its client only', async () => {
  const { world, cookies, call } = await startMock();
  const { id } = addBooking(world);
  const file = await call(`/api/bookings/${id}/calendar`);
  expect(await file.text()).toMatch(new RegExp(`BEGIN:VEVENT[^]*UID:${id}@`));
  expect((await call(`/api/bookings/${id}/calendar`, {}, cookies[1])).status).toBe(404);
});

test('the clock is set to a time with an offset, and not to something else', async () => {
  const { call } = await startMock();
  const pageAfter = async (query: string) => (await call(`${controlPath}${query}`)).text();
  const ten = 'The clock is at 2030-01-01T08:00';
  expect(await pageAfter('?now=2030-01-01T10:00:00+02:00')).toContain(ten);
  expect((await call(`${controlPath}?now=tomorrow`)).status).toBe(422);
  expect(await pageAfter('')).toContain(ten);
});
