import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingTexts } from '#tests/booking-texts.ts';
import { codeOf } from '../messages/code-of.ts';
import { createBooking } from '../booking/bookings/create-booking.ts';
import { book, bookingRequest, reschedule } from '../testing/booking-request.ts';
import { makeLocation } from '../testing/make-location.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { nextId } from '../testing/make-basics.ts';
import { pictureFile } from '../testing/picture-file.ts';
import { setUpApi } from '../testing/set-up-api.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const api = setUpApi();

const password = 'o parolă bună';
const remove = (as: SignedInClient, body: object = { password }) =>
  api.call('deleteAccount', { body }, { as });

const bookingOf = (id: string) =>
  api.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('deleting the account', () => {
  test('cancels upcoming bookings: their slot, voucher and visit are free again', async () => {
    const client = await api.signIn({ password });
    const place = await makeLocation(api.db, { approval: 'manual' });
    const voucher = await makeVoucher(api.db, { discount: 10 });
    const body = bookingRequest(place, { voucher_code: voucher.code, expected_total: 45 });
    const { id } = (await book(api, client, body)).body.data;
    expect((await remove(client)).status).toBe(204);

    const row = await bookingOf(id);
    expect([row.status, row.user_id]).toEqual(['canceled', null]);
    const { used } = await api.db
      .selectFrom('vouchers')
      .select('used')
      .where('id', '=', voucher.id)
      .executeTakeFirstOrThrow();
    expect(used).toBe(0);
    const other = await api.signIn();
    expect((await book(api, other, body)).status).toBe(201);
  });

  test('notifies each location of its canceled booking', async () => {
    const client = await api.signIn({ password });
    const contact_email = 'salon-fara-client@example.ro';
    const place = await makeLocation(api.db, { contact_email });
    await book(api, client, bookingRequest(place));
    await api.messages();
    expect((await remove(client)).status).toBe(204);
    expect(await api.subjectsTo(contact_email)).toEqual(['Programare nouă', 'Programare anulată']);
  });

  test('keeps past bookings without personal data', async () => {
    const client = await api.signIn({ password, first_name: 'Ioana' });
    const question = { label: 'Cum te cheamă?' };
    const place = await makeLocation(api.db, { custom_fields: [question] });
    const response = { id: place.custom_fields[0]?.id ?? 0, value: 'Ioana Pop' };
    const texts = Object.fromEntries(bookingTexts.map((field) => [field, 'Sunt Ioana']));
    const body = bookingRequest(place, { ...texts, custom_fields: [response] });
    const { id } = (await book(api, client, body)).body.data;
    await api.db
      .insertInto('reviews')
      .values({
        id: nextId(),
        location_id: place.id,
        booking_id: id,
        author: 'Ioana P.',
        rating: 4,
        created_at: api.clock.now(),
      })
      .execute();
    api.clock.advance(5 * 24 * 3600);
    const later = await api.signIn({ id: client.user.id });
    expect((await remove(later)).status).toBe(204);
    api.clock.advance(-5 * 24 * 3600);

    const row = await bookingOf(id);
    expect(row).toMatchObject({ status: 'approved', user_id: null });
    expect(bookingTexts.map((field) => row[field])).toEqual(bookingTexts.map(() => null));
    expect(row.custom_fields).toEqual([]);
    const reviews = api.db.selectFrom('reviews').select(['author', 'rating']);
    expect(await reviews.where('booking_id', '=', id).execute()).toEqual([
      { author: 'Client Aproape', rating: 4 },
    ]);
  });

  test('leaves no trace of name, contacts and picture anywhere in the database', async () => {
    const client = await api.signIn({
      password,
      first_name: 'Zenovia',
      email: 'zenovia@example.ro',
      phone: '+40722777888',
    });
    await api.call('uploadAvatar', { body: await pictureFile() }, { as: client });
    const place = await makeLocation(api.db);
    const request = bookingRequest(place, { comment: 'Zenovia vine' });
    const { id } = (await book(api, client, request)).body.data;
    const moved = await reschedule(api, client, id, { start_time: '15:00' });
    expect(moved.status).toBe(200);
    const contact = { phone: '0723999000', password };
    await api.call('changePhone', { body: contact }, { as: client });
    const { status, headers } = await remove(client);
    expect([status, headers['clear-site-data']]).toEqual([204, '"cache"']);
    expect([...client.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'anon']);

    const left = await rowsWith(/zenovia|722777888|723999000/i);
    expect(left.filter((table) => table !== 'rate_limits')).toEqual([]);
    expect(await api.db.selectFrom('pictures').select('hash').execute()).toEqual([]);
    const login = { from: 'client', email: 'zenovia@example.ro', password } as const;
    expect((await api.call('login', { body: login })).status).toBe(422);
  });

  test('makes a concurrent booking fail as unauthenticated', async () => {
    const client = await api.signIn({ password });
    const place = await makeLocation(api.db);
    await remove(client);
    const placed = createBooking(api.deps, client.user.id, bookingRequest(place), randomUUID());
    await expect(placed).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('ends every session of the client', async () => {
    const client = await api.signIn({ password });
    const others = [client.copy(), await api.signIn({ id: client.user.id })];
    await remove(client);
    for (const as of others) expect((await api.call('user', {}, { as })).status).toBe(401);
  });
});

describe('the account stays', () => {
  test.each([
    ['a wrong password', { password: 'ghicită' }, 'password'],
    ['no password', {}, 'password'],
  ])('with %s', async (_what, body, field) => {
    const client = await api.signIn({ password });
    const response = await remove(client, body);
    expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([422, [field]]);
    expect((await api.call('user', {}, { as: client })).status).toBe(200);
  });

  test('without the security code of a client who has no password; with the code it is deleted', async () => {
    const phone = '+40722333444';
    const client = await api.signIn({ phone });
    const response = await remove(client, {});
    expect(Object.keys(response.body.errors ?? {})).toEqual(['confirmation_code']);
    const { token } = (await api.call('sendSecurityCode', {}, { as: client })).body;
    const confirmation_code = codeOf(api.env, { id: token, purpose: 'security', contact: phone });
    expect((await remove(client, { token, confirmation_code })).status).toBe(204);
  });
});

async function rowsWith(text: RegExp): Promise<string[]> {
  const tables = await api.db.introspection.getTables();
  const found: string[] = [];
  // The schema `jobs` keeps the mail about the deletion until it is sent.
  for (const { name } of tables.filter(({ schema }) => schema === 'public')) {
    const rows = await api.db
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    if (text.test(JSON.stringify(rows))) found.push(name);
  }
  return found;
}
