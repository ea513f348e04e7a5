import { randomUUID } from 'node:crypto';
import type { Booking } from '#contract/booking.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { once } from '../idempotency/repository.ts';
import { bookingMail, locationMails } from './booking-mail.ts';
import { checkQuota } from './booking-limits.ts';
import { placeBooking } from './place-booking.ts';
import { presentBooking } from './presenter.ts';
import { readOrder, type BookingBody } from './read-order.ts';
import { findBooking, insertBooking } from './repository.ts';
import { expireOwnHolds } from './status-repository.ts';

/** The answer to a change that is made once per key. */
export type Placed = {
  answer: { data: Booking };
  /** The answer was stored by an earlier request with the same key. */
  replayed: boolean;
};

/**
 * Places a booking in one transaction: one key is one booking, the price is ours, and of any number of clients one
 * gets the time, and a mail about it, as does the location. Throws 404, 409, 422, 429, 503.
 */
export async function createBooking(
  { db, env, jobs, now: clock }: Deps,
  userId: string,
  body: BookingBody,
  key: string,
): Promise<Placed> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const claim = { scope: `booking:${userId}`, key, body, status: 201, now };
    return once(tx, claim, async () => {
      await checkQuota(tx, userId, now, env.LIMIT_FACTOR);
      await expireOwnHolds(tx, userId, now);
      const order = await readOrder(tx, userId, body);
      const id = randomUUID();
      await placeBooking(tx, order, { id, write: insertBooking }, now);
      const row = await findBooking(tx, { id, userId, now });
      if (!row) throw new Error(`Booking ${id} is not there after its insert`);
      const booking = presentBooking(row);
      await jobs.send(tx, await bookingMail(tx, 'booking_placed', userId, booking));
      for (const mail of await locationMails(tx, 'location_booked', userId, booking))
        await jobs.send(tx, mail);
      return { data: booking };
    });
  });
}
