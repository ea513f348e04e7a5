import { openArrivals, type ArrivalDelay } from '#domain/booking/arrival.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { multiplied, takeLimit } from '#server/limits/take-limit.ts';
import type { Booking } from '../bookings/booking.ts';
import { locationMails, readClient } from '../bookings/booking-mail.ts';
import { readBooking } from '../bookings/details-repository.ts';
import { lockBooking } from '../bookings/locks.ts';
import { saveArrival } from '../bookings/repository.ts';

/**
 * Mails the location about a delay and its correction, not about a first "on time". Idempotent.
 * Throws 409 `arrival_closed`, 429.
 */
export async function announceArrival(
  { db, env, jobs, now: clock }: Deps,
  userId: string,
  id: string,
  delay: ArrivalDelay,
): Promise<Booking> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    await lockBooking(tx, id, userId);
    const booking = await readBooking(tx, { id, userId, now });
    if (booking.arrival_delay === delay) return booking;
    if (booking.contact_email === null || !openArrivals(booking, now).includes(delay))
      throw new AppError('arrival_closed');
    await takeLimit(tx, { ...multiplied(env, limits.bookings.arrivals), key: id }, now);
    await saveArrival(tx, id, delay);
    const announced = { ...booking, arrival_delay: delay };
    if (delay > 0 || booking.arrival_delay) {
      const mails = locationMails('location_arrival', await readClient(tx, userId), announced);
      await jobs.send(tx, ...mails.map((mail) => ({ ...mail, delay })));
    }
    return announced;
  });
}
