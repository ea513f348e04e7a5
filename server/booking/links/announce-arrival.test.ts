import { afterEach, describe, expect, test } from 'vitest';
import type { ArrivalDelay } from '#domain/booking/arrival.ts';
import { locationToken } from '#server/messages/booking-tokens.ts';
import { limits } from '#server/limits/limits.ts';
import { bookedWithLink, mailedToken } from '#server/testing/mailed-link.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const hourBefore = new Date('2026-11-23T07:00:00Z');
const api = setUpApi({ now: friday });
afterEach(() => api.clock.set(friday));

const announce = (token: string, delay: ArrivalDelay) =>
  api.call('announceArrival', { params: { token }, body: { delay } });
const seenByLocation = async (booking: { id: string; starts_at: string }) => {
  const token = locationToken(api.env, booking);
  return (await api.call('providerBooking', { params: { token } })).body.data.arrival_delay;
};

describe('a client with a link', () => {
  test('tells the location of a delay by mail and on its page; a repetition sends no second mail', async () => {
    const { booking, contact_email, token } = await bookedWithLink(api);
    api.clock.set(hourBefore);
    const { status, body } = await announce(token, 10);
    expect([status, body.data.arrival]).toEqual([200, { delay: 10, open: [0, 5, 10, 15] }]);
    await api.messages();
    expect((await announce(token, 10)).status).toBe(200);
    expect(await api.subjectsTo(contact_email)).toEqual(['Programare nouă', 'Întârzie 10 minute']);
    expect(await seenByLocation(booking)).toBe(10);
  });

  test('corrects a delay', async () => {
    const { booking, contact_email, token } = await bookedWithLink(api);
    api.clock.set(hourBefore);
    await announce(token, 10);
    await api.messages();
    await announce(token, 0);
    expect((await api.subjectsTo(contact_email)).at(-1)).toBe('Ajunge la timp');
    expect(await seenByLocation(booking)).toBe(0);
  });

  test('announces a first "on time" without a mail', async () => {
    const { booking, contact_email, token } = await bookedWithLink(api);
    api.clock.set(new Date('2026-11-22T09:00:00Z'));
    expect((await announce(token, 0)).body.data.arrival).toEqual({ delay: 0, open: [0] });
    expect(await api.subjectsTo(contact_email)).toEqual(['Programare nouă']);
    expect(await seenByLocation(booking)).toBe(0);
  });

  test('cannot announce a delay long before the visit, for a canceled booking, or to a location without e-mail', async () => {
    const [early, canceled, silent] = [
      await bookedWithLink(api),
      await bookedWithLink(api),
      await bookedWithLink(api),
    ];
    expect((await announce(early.token, 5)).body.code).toBe('arrival_closed');
    const params = { token: canceled.token };
    await api.call('cancelLinkedBooking', { params, body: { reason_id: 1 } });
    await api.db
      .updateTable('locations')
      .set({ contact_email: null })
      .where('id', '=', silent.booking.location.id)
      .execute();
    api.clock.set(hourBefore);
    for (const { token } of [canceled, silent]) {
      expect((await announce(token, 5)).body.code).toBe('arrival_closed');
      const { body } = await api.call('linkedBooking', { params: { token } });
      expect(body.data.arrival).toEqual({ delay: null, open: [] });
    }
  });

  test('can send the location a limited number of mails', async () => {
    const { contact_email, token } = await bookedWithLink(api);
    api.clock.set(hourBefore);
    const { max } = limits.bookings.arrivals;
    for (let turn = 0; turn < max; turn += 1)
      expect((await announce(token, turn % 2 ? 5 : 10)).status).toBe(200);
    expect((await announce(token, 15)).status).toBe(429);
    expect((await api.subjectsTo(contact_email)).length).toBeLessThanOrEqual(1 + max);
  });

  test('has announced nothing for the new time of a moved booking', async () => {
    const { booking, token } = await bookedWithLink(api);
    api.clock.set(new Date('2026-11-22T09:00:00Z'));
    await announce(token, 0);
    const body = { start_date: '2026-11-24', start_time: '12:00', professional_id: null };
    await api.call('rescheduleLinkedBooking', {
      params: { token },
      body: { ...body, expected_total: 50 },
      headers: { 'idempotency-key': 'moved-by-link' },
    });
    const { body: moved } = await api.call('linkedBooking', { params: { token } });
    expect(moved.data.arrival).toEqual({ delay: null, open: [] });
    expect(await seenByLocation({ ...moved.data, id: booking.id })).toBeNull();
  });
});

test('the reminder SMS has the link', async () => {
  const { client, booking } = await bookedWithLink(api);
  const { phone } = await api.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', client.user.id)
    .executeTakeFirstOrThrow();
  api.clock.set(new Date('2026-11-23T06:00:00Z'));
  await api.sweep();
  const token = await mailedToken(api, phone ?? '');
  const { body } = await api.call('linkedBooking', { params: { token } });
  expect(body.data.id).toBe(booking.id);
});

test('reads of a link are limited across all remote addresses, and do not count against changes', async () => {
  const { token } = await bookedWithLink(api);
  const { max } = limits.bookings.linkCalls;
  const statuses = new Set<number>();
  for (let turn = 0; turn <= max; turn += 1) {
    const url = `/api/booking-links/${token}`;
    const headers = { 'x-forwarded-for': `203.0.113.${turn}` };
    statuses.add((await api.inject({ method: 'GET', url, headers })).statusCode);
  }
  expect([...statuses]).toEqual([200, 429]);
  const { status } = await api.call('cancelLinkedBooking', {
    params: { token },
    body: { reason_id: 1 },
  });
  expect(status).toBe(200);
});
