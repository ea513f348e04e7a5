import { expect, test } from 'vitest';
import { addDays, dayMs } from '#domain/time/local-time.ts';
import { book, bookingRequest, cancel, monday } from '#server/testing/booking-request.ts';
import { makeBooking } from '#server/testing/make-booking.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

test('a sixth pending booking is 429 until one of the five is over', async () => {
  const place = await makeLocation(api.db, { approval: 'manual', professionals: 6 });
  const client = await api.signIn();
  const any = bookingRequest(place, { professional_id: null });
  for (let count = 0; count < 5; count += 1)
    expect((await book(api, client, any)).status).toBe(201);
  const { status, body } = await book(api, client, any);
  expect(status).toBe(429);
  expect(body.errors).toEqual({
    start_time: ['Ai deja 5 cereri fără răspuns. Așteaptă un răspuns sau anulează una dintre ele.'],
  });
  api.clock.advance(25 * 3600);
  const back = await api.signIn(client.user);
  expect((await book(api, back, any)).status).toBe(201);
});

test('a twenty-first upcoming booking is 429, until one of the twenty is over or canceled', async () => {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  const booking = { location: place, userId: client.user.id, status: 'approved' as const };
  const ids: string[] = [];
  for (let day = 1; day <= 20; day += 1)
    ids.push(await makeBooking(api.db, { ...booking, date: addDays(monday, day) }));
  const lastWeek = new Date(api.clock.now().getTime() - 7 * dayMs);
  await api.db
    .updateTable('bookings')
    .set({ created_at: lastWeek })
    .where('id', 'in', ids)
    .execute();
  const { status, body } = await book(api, client, bookingRequest(place));
  expect(status).toBe(429);
  expect(body.errors).toEqual({
    start_time: [
      'Ai deja 20 de programări viitoare. Poți rezerva din nou după ce una are loc sau după ce anulezi una.',
    ],
  });
  await cancel(api, client, ids[0]!);
  expect((await book(api, client, bookingRequest(place))).status).toBe(201);
});
