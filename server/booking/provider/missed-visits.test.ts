import { afterEach, expect, test } from 'vitest';
import { locationToken } from '#server/messages/booking-tokens.ts';
import { book, bookingRequest, readBooking, reschedule } from '#server/testing/booking-request.ts';
import { makeBooking } from '#server/testing/make-booking.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const key = 'a-key-of-the-operator-of-forty-characters';

const api = setUpApi({ now: friday, env: { OPERATOR_TOKEN: key, LIMIT_FACTOR: '1000' } });
afterEach(() => api.clock.set(friday));

async function confirmed() {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  const request = bookingRequest(place);
  const booking = (await book(api, client, request)).body.data;
  const params = { id: booking.id };
  return {
    ...{ place, client, request, booking },
    miss: () =>
      api.call('decideBooking', {
        params: { token: locationToken(api.env, booking) },
        body: { status: 'missed' },
      }),
    correct: () =>
      api.call('decideAsOperator', {
        params,
        body: { status: 'approved' },
        headers: { authorization: `Bearer ${key}` },
      }),
    review: async () => {
      const as = await api.signIn(client.user);
      return api.call('reviewBooking', { params, body: { rating: 1 } }, { as });
    },
    details: async () => {
      const as = await api.signIn(client.user);
      return readBooking(api, as, params.id);
    },
  };
}

test('a location marks a visit as missed after its start, and the client gets a mail', async () => {
  const { client, booking, miss, details } = await confirmed();
  expect((await miss()).body.code).toBe('not_answerable');
  api.clock.set(new Date(booking.starts_at));
  const { status, body } = await miss();
  expect([status, body.data.status, body.data.actions]).toEqual([200, 'missed', []]);
  expect((await miss()).status).toBe(200);
  expect((await details()).status).toBe('missed');
  const list = { params: { type: 'past' as const }, query: {} };
  const as = await api.signIn(client.user);
  const past = await api.call('listBookings', list, { as });
  expect(past.body.data.map(({ id }) => id)).toEqual([booking.id]);
  const subjects = await api.subjectsTo(client.user.email);
  expect(subjects.filter((one) => one === 'Nu ai ajuns la programare')).toHaveLength(1);
});

test('a missed visit cannot be reviewed, and a visit with a review was not missed', async () => {
  const [missed, reviewed] = [await confirmed(), await confirmed()];
  api.clock.set(new Date(missed.booking.ends_at));
  await missed.miss();
  const refused = await missed.review();
  expect([refused.status, refused.body.code]).toEqual([409, 'not_reviewable']);
  expect((await reviewed.review()).status).toBe(201);
  expect((await reviewed.miss()).body.code).toBe('not_answerable');
});

test('the operator corrects a missed visit unless its slot was booked again', async () => {
  const [one, other] = [await confirmed(), await confirmed()];
  api.clock.set(new Date(one.booking.starts_at));
  await one.miss();
  await other.miss();
  expect((await one.correct()).body.data.status).toBe('approved');
  await makeBooking(api.db, {
    location: other.place,
    userId: other.client.user.id,
    status: 'approved',
    date: other.booking.start_date,
  });
  expect((await other.correct()).body.code).toBe('not_answerable');
  expect((await other.details()).status).toBe('missed');
});

test('a visit that is corrected before its mail is sent is not mailed as missed', async () => {
  const { client, booking, miss, correct } = await confirmed();
  await api.messages();
  api.clock.set(new Date(booking.starts_at));
  await miss();
  await correct();
  expect(await api.subjectsTo(client.user.email)).not.toContain('Nu ai ajuns la programare');
});

test('three missed visits within six months make bookings pending at every location', async () => {
  const client = await api.signIn();
  const place = await makeLocation(api.db);
  const miss = (date: string) =>
    makeBooking(api.db, { location: place, userId: client.user.id, status: 'missed', date });
  await miss('2026-05-19');
  await miss('2026-10-01');
  await miss('2026-10-02');
  const first = await book(api, client, bookingRequest(await makeLocation(api.db)));
  const needsApproval = async () =>
    (await api.call('user', {}, { as: client })).body.data.needs_approval;
  expect([first.body.data.status, await needsApproval()]).toEqual(['approved', false]);
  await miss('2026-10-03');
  expect(await needsApproval()).toBe(true);
  const other = await makeLocation(api.db);
  const second = await book(api, client, bookingRequest(other));
  expect(second.body.data.status).toBe('pending');
  const { id, start_date } = first.body.data;
  const moved = await reschedule(api, client, id, { start_date });
  expect(moved.body.data.status).toBe('pending');
  const stranger = await book(
    api,
    await api.signIn(),
    bookingRequest(other, { start_time: '12:00' }),
  );
  expect(stranger.body.data.status).toBe('approved');
});
