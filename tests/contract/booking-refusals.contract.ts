import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CreateBookingBody } from '#contract/booking.ts';
import { addDays } from '#domain/time/local-time.ts';
import { findBookable } from './bookable.ts';
import type { ContractClient } from './contract-client.ts';
import { book, requestFor } from './place-booking.ts';
import { expectFieldRefusal, expectRefusal } from './refusal.ts';
import { target } from './target.ts';
import { unknownBooking, unknownId } from './unknown-id.ts';
import { guest, signedIn } from './visitors.ts';

async function lastTime(): Promise<CreateBookingBody> {
  const bookable = await findBookable();
  const slot = bookable.slots.at(-1);
  if (!slot) throw new Error('A bookable location without a time.');
  return requestFor(bookable, slot, bookable.service.price);
}

const wrongTotal = 0.01;

describe.skipIf(target.readOnly)('a booking is refused', () => {
  let client: ContractClient;
  let good: CreateBookingBody;
  beforeAll(async () => {
    client = await signedIn();
    good = await lastTime();
  }, 60_000);

  const ask = (body: object, key: string = randomUUID()) =>
    client.ask('createBooking', { body, headers: { 'idempotency-key': key } });

  test('with a wrong total, and the refusal has the right one', async () => {
    const response = await book(client, { ...good, expected_total: wrongTotal });
    expectRefusal(response, 'price_changed');
    expect(response.body.total).toBeTypeOf('number');
    expect(response.body.total).not.toBe(wrongTotal);
  });

  test('at a location that does not exist: not found', async () => {
    expectRefusal(await ask({ ...good, location_id: unknownId }), 'not_found');
  });

  test.each([
    ['without services', 'services_ids', { services_ids: [] }],
    ['without a list of services', 'services_ids', { services_ids: undefined }],
    ['for an unknown service', 'services_ids', { services_ids: [unknownId] }],
    ['on a day that does not exist', 'start_date', { start_date: '2026-02-30' }],
    ['at an hour that does not exist', 'start_time', { start_time: '25:00' }],
    ['with a comment above 1000 letters', 'comment', { comment: 'a'.repeat(1001) }],
  ])('%s, on %s', async (_what, field, changes) => {
    expectFieldRefusal(await ask({ ...good, ...changes }), field);
  });

  test('on a past day, with the error on start_time', async () => {
    const past = { ...good, start_date: addDays(good.start_date, -400) };
    const { body } = await book(client, { ...past, expected_total: wrongTotal });
    const expected_total = body.code === 'price_changed' ? body.total : good.expected_total;
    expectFieldRefusal(await ask({ ...past, expected_total }), 'start_time');
  });

  test.each([
    ['no key', ''],
    ['a key of four letters', 'abcd'],
  ])('with %s, on idempotency-key', async (_what, key) => {
    expectFieldRefusal(await ask(good, key), 'idempotency-key');
  });

  test('with a voucher that does not exist, on voucher_code', async () => {
    expectFieldRefusal(await ask({ ...good, voucher_code: 'qxzwvk-0' }), 'voucher_code');
  });

  test('without its XSRF-TOKEN', async () => {
    const headers = { 'idempotency-key': randomUUID(), 'x-xsrf-token': '' };
    const response = await client.ask('createBooking', { body: good, headers });
    expectRefusal(response, 'csrf_mismatch');
  });
});

test.each([
  ['createBooking', { body: {}, headers: { 'idempotency-key': randomUUID() } }],
  ['listBookings', { params: { type: 'upcoming' } }],
  ['bookingDetails', { params: { id: unknownBooking } }],
] as const)('%s without a session is unauthenticated @S6-06', async (name, parts) => {
  expectRefusal(await (await guest()).ask(name, parts), 'unauthenticated');
});
