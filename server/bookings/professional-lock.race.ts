import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, bookingRequest } from '../testing/booking-request.ts';
import { makeLocation } from '../testing/make-location.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { bookProfessional } from './place-booking.ts';
import { readOrder } from './read-order.ts';
import { insertBooking } from './repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ database: 'server' });
});
afterAll(() => api.close());

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*) AS waiting FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`.execute(api.db);
  return Number(rows[0]?.waiting);
}

test('bookings of one professional come one after another, and keep nobody else waiting', async () => {
  const place = await makeLocation(api.db, { professionals: 2 });
  const [first, second, third] = [await api.signIn(), await api.signIn(), await api.signIn()];
  const later = bookingRequest(place, { start_time: '12:00' });
  const waits = await api.db.transaction().execute(async (tx) => {
    const order = await readOrder(tx, first.user.id, bookingRequest(place));
    const professionalId = place.professionals[0]?.id ?? 0;
    const who = {
      id: crypto.randomUUID(),
      write: insertBooking,
      professionalId,
      now: api.clock.now(),
    };
    expect(await bookProfessional(tx, order, who)).toBeNull();

    const answer = book(api, second, later);
    await expect.poll(countWaiting, { timeout: 5_000 }).toBe(1);
    const colleague = { ...later, professional_id: place.professionals[1]?.id ?? null };
    expect((await book(api, third, colleague)).status).toBe(201);
    return { answer };
  });
  expect((await waits.answer).status).toBe(201);
});
