import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import type { RescheduleBookingBody } from '#contract/reschedule.ts';
import { findBookable, type Bookable } from './bookable.ts';
import { ContractClient } from './contract-client.ts';
import { book, placeBooking, type Placed } from './place-booking.ts';
import { expectPage } from './paging.ts';
import { expectRefusal } from './refusal.ts';
import { target } from './target.ts';
import { unknownBooking } from './unknown-id.ts';
import { signedIn } from './visitors.ts';

let client: ContractClient;
beforeAll(async () => {
  if (!target.readOnly) client = await signedIn();
});

describe.skipIf(target.readOnly)('a placed booking', () => {
  let bookable: Bookable;
  let placed: Placed;
  beforeAll(async () => {
    bookable = await findBookable();
    placed = await placeBooking(client, bookable);
  }, 60_000);

  test('is what was requested, at the expected total @S7-28', () => {
    const { booking, body } = placed;
    expect(booking).toMatchObject({
      location: { id: body.location_id },
      professional: { id: body.professional_id },
      start_date: body.start_date,
      start_time: body.start_time,
      total: body.expected_total,
      status: bookable.location.approval === 'automatic' ? 'approved' : 'pending',
    });
    expect(booking.services.map(({ id }) => id)).toEqual(body.services_ids);
    const minutes = (Date.parse(booking.ends_at) - Date.parse(booking.starts_at)) / 60_000;
    expect([minutes, booking.duration]).toEqual([bookable.service.duration, minutes]);
  });

  test('is returned again, not placed again, under the same key', async () => {
    const again = await book(client, placed.body, placed.key);
    expect([again.status, again.body.data]).toEqual([201, placed.booking]);
  });

  test('returns a mismatch for its key with another body', async () => {
    const other = { ...placed.body, comment: 'Altceva' };
    expectRefusal(await book(client, other, placed.key), 'idempotency_mismatch');
  });

  test('blocks its slot for others', async () => {
    expectRefusal(await book(client, placed.body), 'slot_taken');
  });

  test('is no longer among the free slots of its professional', async () => {
    const { location_id: id, services_ids: services, start_date: date } = placed.body;
    const query = { services, from: date, to: date };
    const { body } = await client.call('locationSlots', { params: { id }, query });
    const slot = body.data[date]?.find(({ time }) => time === placed.body.start_time);
    expect(slot?.professionals ?? []).not.toContain(placed.body.professional_id);
  });

  test('is listed as upcoming, not as past', async () => {
    const ids = async (type: 'upcoming' | 'past') => (await allBookings(type)).map(({ id }) => id);
    expect(await ids('upcoming')).toContain(placed.booking.id);
    expect(await ids('past')).not.toContain(placed.booking.id);
  });

  test('is returned by its id @S7-29', async () => {
    const { body } = await client.call('bookingDetails', { params: { id: placed.booking.id } });
    expect(body.data).toEqual(placed.booking);
  });

  test('is an event for calendars, in Bucharest time', async () => {
    const { body } = await client.call('bookingCalendar', { params: { id: placed.booking.id } });
    const text = (body as Buffer).toString();
    const { id, sequence, start_date, start_time } = placed.booking;
    const start = `${start_date}T${start_time}00`.replace(/[-:]/g, '');
    for (const line of [`UID:${id}@`, `SEQUENCE:${sequence}`, `Bucharest:${start}`])
      expect(text).toContain(line);
  });
});

describe.skipIf(target.readOnly)('a booking that its client cancels', () => {
  test('is canceled with a listed reason, is no longer upcoming and cannot be moved @S7-30 @S7-31', async () => {
    const { booking } = await placeBooking(client, await findBookable());
    const reasons = await client.call('listCancelReasons');
    const reason = reasons.body.data.find(({ needs_text }) => !needs_text);
    const input = { params: { id: booking.id }, body: { reason_id: reason?.id ?? 0 } };
    const { body } = await client.call('cancelBooking', input);
    expect(body.data).toEqual({
      ...booking,
      sequence: booking.sequence + 1,
      status: 'canceled',
      canceled_by: 'client',
      cancel_reason: reason?.name,
    });
    expect((await allBookings('upcoming')).map(({ id }) => id)).not.toContain(booking.id);
    const { start_date, start_time, total: expected_total } = booking;
    const same = { start_date, start_time, professional_id: null, expected_total };
    expectRefusal(await move(booking.id, same), 'not_reschedulable');
  });

  test.each([
    ['cancelBooking', { reason_id: 1 }],
    ['reviewBooking', { rating: 5 }],
  ] as const)('is not found by %s if its id is unknown', async (name, body) => {
    const input = { params: { id: unknownBooking }, body };
    expectRefusal(await client.ask(name, input), 'not_found');
  });
});

describe.skipIf(target.readOnly)('a booking that its client moves', () => {
  test('has its new time, under the same id', async () => {
    const bookable = await findBookable();
    const { booking } = await placeBooking(client, bookable);
    const others = bookable.slots.filter(({ time }) => time !== booking.start_time);
    for (const { time } of others.toReversed()) {
      const start_date = bookable.date;
      const body = { start_date, start_time: time, professional_id: null };
      const response = await move(booking.id, { ...body, expected_total: booking.total });
      if (response.status === 409 && response.body.code === 'slot_taken') continue;
      const { id, start_time, sequence } = response.body.data;
      expect({ id, start_time }).toEqual({ id: booking.id, start_time: time });
      expect(sequence).toBeGreaterThan(booking.sequence);
      return;
    }
    throw new Error(`Every time of ${bookable.date} was taken concurrently.`);
  });

  test('is not found if its id is unknown', async () => {
    const time = { start_date: '2026-11-27', start_time: '10:00', professional_id: null };
    expectRefusal(await move(unknownBooking, { ...time, expected_total: 50 }), 'not_found');
  });
});

function move(id: string, body: RescheduleBookingBody) {
  const headers = { 'idempotency-key': randomUUID() };
  return client.call('rescheduleBooking', { params: { id }, body, headers });
}

describe.skipIf(target.readOnly)('the bookings of a client', () => {
  test.each([
    ['upcoming', 1],
    ['past', -1],
  ] as const)('%s ones are ordered, page by page @S7-27', async (type, direction) => {
    const query = { per_page: 2 };
    const { body } = await client.call('listBookings', { params: { type }, query });
    expectPage(body, { page: 1, per_page: 2 });
    const times = (await allBookings(type)).map(({ starts_at }) => Date.parse(starts_at));
    expect(times).toEqual(times.toSorted((a, b) => direction * (a - b)));
  });

  test('of a type that does not exist are not found, or refused', async () => {
    const response = await client.ask('listBookings', { params: { type: 'lost' } });
    expectRefusal(response, 'not_found', 'validation_failed');
  });

  test.each([unknownBooking, '1'])('do not have the id %s', async (id) => {
    expectRefusal(await client.ask('bookingDetails', { params: { id } }), 'not_found');
  });
});

test.skipIf(target.readOnly)(
  'a subscription of a client has at most its total of visits left @S7-26',
  async () => {
    const { body } = await client.call('listSubscriptions', {});
    for (const { remaining, total, starts_at, expires_at } of body.data) {
      expect(remaining).toBeGreaterThanOrEqual(0);
      expect(remaining).toBeLessThanOrEqual(total);
      expect(Date.parse(starts_at)).toBeLessThan(Date.parse(expires_at));
    }
  },
);

test.skipIf(target.readOnly)('an unknown subscription is not found by a withdrawal', async () => {
  const params = { id: unknownBooking };
  expectRefusal(await client.ask('withdrawSubscription', { params }), 'not_found');
});

test.skipIf(target.readOnly)('an alert for earlier slots is created and deleted', async () => {
  const { booking } = await placeBooking(client, await findBookable());
  const on = await client.call('createSlotAlert', { body: { booking_id: booking.id } });
  expect(on.body.data).toEqual({ ...booking, alert: true });
  const off = await client.call('deleteSlotAlert', { params: { booking_id: booking.id } });
  expect(off.body.data).toEqual(booking);
});

test.skipIf(target.readOnly)('the reminders of a client are switched off and on', async () => {
  for (const enabled of [false, true]) {
    const { body } = await client.call('setReminders', { body: { enabled } });
    expect(body.data).toEqual({ enabled });
  }
  const { body } = await client.call('reminders');
  expect(body.data).toEqual({ enabled: true });
});

test.skipIf(target.readOnly)('the calendar feed of a client is created and ended', async () => {
  const { body } = await client.call('createClientFeed', {});
  expect(body.data.url).toMatch(/\.ics$/);
  expect((await client.call('clientFeed')).body.data).toEqual(body.data);
  expect((await client.call('deleteClientFeed', {})).body.data.url).toBeNull();
});

test('an unsigned calendar feed is not found', async () => {
  const params = { token: `${unknownBooking}.ics` };
  expectRefusal(await new ContractClient().ask('clientFeedFile', { params }), 'not_found');
});

async function allBookings(type: 'upcoming' | 'past'): Promise<Booking[]> {
  const query = { per_page: 50 };
  let { body } = await client.call('listBookings', { params: { type }, query });
  const all = [...body.data];
  while (body.links.next) {
    ({ body } = await client.follow('listBookings', body.links.next));
    all.push(...body.data);
  }
  return all;
}
