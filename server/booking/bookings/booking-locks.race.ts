import { expect, test } from 'vitest';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { countWaiting } from '#server/testing/database.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { lockCalendar } from './locks.ts';
import { bookProfessional } from './place-booking.ts';
import { readOrder } from './read-order.ts';

const api = setUpApi({ database: 'server' });

async function holdBooking<T>(place: MadeLocation, professionalId: number, work: () => Promise<T>) {
  const client = await api.signIn();
  return api.db.transaction().execute(async (tx) => {
    const id = crypto.randomUUID();
    const request = { id, userId: client.user.id, body: bookingRequest(place), former: null };
    const order = await readOrder(tx, { ...request, now: api.clock.now() });
    expect(await bookProfessional(tx, order, professionalId)).toMatchObject({ id });
    return work();
  });
}

test('bookings of one professional are serialized and do not block others', async () => {
  const place = await makeLocation(api.db, { professionals: 2 });
  const [first, second] = place.professionals as [{ id: number }, { id: number }];
  const [waiting, other] = [await api.signIn(), await api.signIn()];
  const later = bookingRequest(place, { start_time: '12:00', professional_id: first.id });
  const waits = await holdBooking(place, first.id, async () => {
    const response = book(api, waiting, later);
    await expect.poll(() => countWaiting(api.db)).toBe(1);
    expect((await book(api, other, { ...later, professional_id: second.id })).status).toBe(201);
    return { response };
  });
  expect((await waits.response).status).toBe(201);
});

test('bookings that need one equipment group are serialized across professionals and do not block others', async () => {
  const place = await makeLocation(api.db, {
    professionals: 3,
    equipment: [{ units: 2 }],
    services: [{ equipment: 0 }, {}],
  });
  const [first, second, third] = place.professionals.map(({ id }) => id);
  const [waiting, other] = [await api.signIn(), await api.signIn()];
  const later = bookingRequest(place, { start_time: '12:00', professional_id: second ?? null });
  const waits = await holdBooking(place, first ?? 0, async () => {
    const response = book(api, waiting, later);
    await expect.poll(() => countWaiting(api.db)).toBe(1);
    const services_ids = [place.services[1]?.id ?? 0];
    const without = { ...later, services_ids, professional_id: third ?? null };
    expect((await book(api, other, without)).status).toBe(201);
    return { response };
  });
  expect((await waits.response).status).toBe(201);
});

test('a booking sees changes made while it waited for the lock', async () => {
  const place = await makeLocation(api.db);
  const [{ id }] = place.professionals as [{ id: number }];
  const client = await api.signIn();
  const waits = await api.db.transaction().execute(async (tx) => {
    await lockCalendar(tx, { professionalId: id });
    await tx.deleteFrom('professional_hours').where('professional_id', '=', id).execute();
    const response = book(api, client, bookingRequest(place));
    await expect.poll(() => countWaiting(api.db)).toBe(1);
    return { response };
  });
  const { status, body } = await waits.response;
  expect(status).toBe(422);
  expect(body.errors).toEqual({ start_time: ['Ora aleasă nu este în program.'] });
});
