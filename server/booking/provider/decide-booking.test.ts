import { afterEach, describe, expect, test } from 'vitest';
import type { BookingDecision } from '#contract/provider.ts';
import { locationToken } from '#server/messages/booking-tokens.ts';
import { book, bookingRequest, cancel, reschedule } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const key = 'a-key-of-the-operator-of-forty-characters';
const friday = new Date('2026-11-20T08:00:00Z');
const hour = 3_600;

const api = setUpApi({ now: friday, env: { OPERATOR_TOKEN: key, LIMIT_FACTOR: '1000' } });
let last = 0;
afterEach(() => api.clock.set(friday));

async function requested(approval: 'manual' | 'automatic' = 'manual') {
  const contact_email = `salon-${(last += 1)}@example.ro`;
  const place = await makeLocation(api.db, { approval, contact_email });
  const client = await api.signIn({ first_name: 'Ioana', last_name: 'Pop' });
  const request = bookingRequest(place, { comment: 'Vin cu fetița' });
  const { body } = await book(api, client, request);
  return { client, request, booking: body.data, contact_email };
}

async function mailedToken(contact_email: string): Promise<string> {
  const mail = (await api.messages(contact_email)).at(-1);
  const links = (mail?.text ?? '').split(`${api.env.APP_URL}/provider/bookings/`).slice(1);
  expect(links.map((link) => link.split(/\s/)[0]?.split('?')[1])).toEqual([
    'answer=approved',
    'answer=rejected',
  ]);
  return links[0]?.split('?')[0] ?? '';
}

const read = (token: string) => api.call('providerBooking', { params: { token } });
const decide = (token: string, status: BookingDecision) =>
  api.call('decideBooking', { params: { token }, body: { status } });
const statusOf = async (id: string) => {
  const query = api.db.selectFrom('bookings').select('status').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).status;
};

describe('the link in the mail to a location', () => {
  test('shows the client, and reading it changes nothing', async () => {
    const { booking, contact_email } = await requested();
    const { status, body } = await read(await mailedToken(contact_email));
    expect([status, body.data]).toMatchObject([
      200,
      {
        status: 'pending',
        client: { name: 'Ioana Pop', phone: null },
        comment: 'Vin cu fetița',
        start_time: '10:00',
        services: [booking.services[0]?.name],
      },
    ]);
    expect(await statusOf(booking.id)).toBe('pending');
  });

  test.each([
    ['approved', 'Programare confirmată'],
    ['rejected', 'Cererea ta nu a fost acceptată'],
  ] as const)('accepts one decision: %s, and mails the client', async (wish, subject) => {
    const { client, booking, contact_email } = await requested();
    const token = await mailedToken(contact_email);
    const first = await decide(token, wish);
    expect([first.status, first.body.data.status]).toEqual([200, wish]);
    expect(await api.subjectsTo(client.user.email)).toEqual(['Cererea ta a fost trimisă', subject]);

    expect((await decide(token, wish)).status).toBe(200);
    const other = await decide(token, wish === 'approved' ? 'rejected' : 'approved');
    expect([other.status, other.body.code]).toEqual([409, 'not_answerable']);
    expect(await statusOf(booking.id)).toBe(wish);
    expect(await api.subjectsTo(client.user.email)).toHaveLength(2);
  });

  test('accepts one of two concurrent decisions', async () => {
    const token = await mailedToken((await requested()).contact_email);
    const both = [decide(token, 'approved'), decide(token, 'rejected')];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test('frees the slot of a rejected booking', async () => {
    const { request, contact_email } = await requested();
    await decide(await mailedToken(contact_email), 'rejected');
    expect((await book(api, await api.signIn(), request)).status).toBe(201);
  });

  test('is too late for a canceled or expired booking', async () => {
    const [canceled, expired] = [await requested(), await requested()];
    const tokens = [
      await mailedToken(canceled.contact_email),
      await mailedToken(expired.contact_email),
    ];
    await cancel(api, canceled.client, canceled.booking.id);
    api.clock.advance(24 * hour + 1);
    const states: string[] = [];
    for (const token of tokens) {
      expect((await decide(token, 'approved')).body.code).toBe('not_answerable');
      states.push((await read(token)).body.data.status);
    }
    expect(states).toEqual(['canceled', 'expired']);
    expect(await api.subjectsTo(canceled.contact_email)).toEqual([
      'Cerere de programare',
      'Programare anulată',
    ]);
  });

  test('is 404 from a day after the visit, and once the booking moved, which sends a new link', async () => {
    const { client, booking, contact_email } = await requested();
    const token = await mailedToken(contact_email);
    const isNothing = async () =>
      expect([(await read(token)).status, (await decide(token, 'approved')).status]).toEqual([
        404, 404,
      ]);
    api.clock.set(new Date(Date.parse(booking.ends_at) + 24 * hour * 1000));
    await isNothing();
    api.clock.set(friday);
    const { id, start_date, total: expected_total } = booking;
    const moved = await reschedule(api, client, id, { start_date, expected_total });
    expect(moved.status).toBe(200);
    await isNothing();
    expect(await statusOf(booking.id)).toBe('pending');
    expect((await decide(await mailedToken(contact_email), 'approved')).status).toBe(200);
  });

  test('cannot be forged or used for another booking', async () => {
    const [one, other] = [await requested(), await requested()];
    const token = await mailedToken(one.contact_email);
    const [, signature = ''] = token.split('.');
    const { id, starts_at } = other.booking;
    const foreign = locationToken({ APP_KEY: 'a key of an attacker' }, { id, starts_at });
    for (const link of [`${id}.${signature}`, `${id}.`, id, foreign, `${token}x`, 'x', '%00', '.'])
      expect([link, (await read(link)).status, (await decide(link, 'approved')).status]).toEqual([
        link,
        404,
        404,
      ]);
    expect(await statusOf(id)).toBe('pending');
  });

  test('asks for no decision on a confirmed booking, and is not sent to a location without an e-mail', async () => {
    const { contact_email } = await requested('automatic');
    const [mail] = await api.messages(contact_email);
    expect(mail?.subject).toMatch(/^Programare nouă: Ioana Pop, /);
    expect(mail?.text).toMatch(/Vezi programarea: \S+\/provider\/bookings\//);
    expect(mail?.text).not.toContain('answer=');
    const before = (await api.messages()).length;
    const place = await makeLocation(api.db, { approval: 'manual' });
    await book(api, await api.signIn(), bookingRequest(place));
    expect(await api.messages()).toHaveLength(before + 1);
  });
});

describe('the operator', () => {
  const ask = (id: string, status: BookingDecision, authorization?: string) =>
    api.call('decideAsOperator', {
      params: { id },
      body: { status },
      headers: authorization === undefined ? {} : { authorization },
    });

  test('decides on any booking with the key, and gets 403 without it', async () => {
    const { client, booking } = await requested();
    await api.messages();
    for (const wrong of [undefined, '', 'Bearer ', key, `Bearer ${key}x`, `bearer ${key}`])
      expect((await ask(booking.id, 'approved', wrong)).status).toBe(403);
    expect(await statusOf(booking.id)).toBe('pending');
    expect((await ask(booking.id, 'approved', `Bearer ${key}`)).body.data.status).toBe('approved');
    expect(await api.subjectsTo(client.user.email)).toHaveLength(2);
    expect((await ask(booking.id, 'rejected', `Bearer ${key}`)).status).toBe(409);
    expect((await ask(crypto.randomUUID(), 'rejected', `Bearer ${key}`)).status).toBe(404);
  });

  test('gets 404 if no key is configured', async () => {
    const { booking } = await requested();
    Object.assign(api.env, { OPERATOR_TOKEN: undefined });
    for (const header of [undefined, 'Bearer ', 'Bearer undefined', `Bearer ${key}`])
      expect((await ask(booking.id, 'approved', header)).status).toBe(404);
    Object.assign(api.env, { OPERATOR_TOKEN: key });
    expect(await statusOf(booking.id)).toBe('pending');
  });
});
