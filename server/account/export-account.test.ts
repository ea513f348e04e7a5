import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { book, bookingRequest } from '../testing/booking-request.ts';
import { makeLocation } from '../testing/make-location.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { nextId } from '../testing/make-basics.ts';
import { setUpApi } from '../testing/set-up-api.ts';

const api = setUpApi();

test('a client gets all data stored about them, and none of others', async () => {
  const client = await api.signIn({ first_name: 'Mara', phone: '+40722000111' });
  const other = await api.signIn();
  const place = await makeLocation(api.db, {
    services: [{}, { subscription: { sessions: 4 } }],
  });
  const placed = await book(api, client, bookingRequest(place, { comment: 'Tuns scurt' }));
  const bought = bookingRequest(place, {
    services_ids: place.services.slice(1).map(({ id }) => id),
    start_time: '12:00',
  });
  await book(api, client, bought);
  await api.db
    .updateTable('bookings')
    .set({ arrival_delay: 10 })
    .where('id', '=', placed.body.data.id)
    .execute();
  await book(api, other, bookingRequest(place, { start_time: '15:00' }));
  const voucher = await makeVoucher(api.db, { user_id: client.user.id });
  await makeVoucher(api.db, { user_id: other.user.id });
  await api.db
    .insertInto('reviews')
    .values({
      id: nextId(),
      location_id: place.id,
      booking_id: placed.body.data.id,
      author: 'Mara Ș.',
      rating: 5,
      comment: 'Mulțumit',
      created_at: api.clock.now(),
    })
    .execute();
  await api.db
    .insertInto('social_identities')
    .values({ network: 'apple', external_id: randomUUID(), user_id: client.user.id })
    .execute();

  await api.call('addFavourite', { params: { location_id: place.id } }, { as: client });

  const { status, body, headers } = await api.call('exportAccount', {}, { as: client });
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  const { profile, bookings, reviews, subscriptions, vouchers, favourites, sessions } = body.data;
  expect(profile).toMatchObject({
    id: client.user.id,
    first_name: 'Mara',
    phone: '+40722000111',
    networks: ['apple'],
    reminders: true,
  });
  expect(bookings).toHaveLength(2);
  const review = { rating: 5, comment: 'Mulțumit' };
  expect(bookings).toContainEqual({ ...placed.body.data, review, arrival_delay: 10 });
  expect(reviews.map(({ comment }) => comment)).toEqual(['Mulțumit']);
  expect(subscriptions.map(({ remaining, total }) => [remaining, total])).toEqual([[3, 4]]);
  expect(vouchers.map(({ code }) => code)).toEqual([voucher.code]);
  expect(favourites.map(({ name }) => name)).toEqual([place.name]);
  expect(sessions.map(({ id, current }) => [id, current])).toEqual([[client.sessionId, true]]);
  expect(JSON.stringify(body)).not.toMatch(/password_hash|argon2|pwd_epoch/);
});
