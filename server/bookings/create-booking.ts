import { randomUUID } from 'node:crypto';
import type { Booking } from '#contract/booking.ts';
import type { Deps } from '../deps.ts';
import { once } from '../idempotency/repository.ts';
import { unauthenticated } from '../session/client-of.ts';
import { locationMailsOf, mailOf } from './booking-mail.ts';
import { admitClient } from './booking-limits.ts';
import { placeBooking, type Written } from './place-booking.ts';
import { presentWritten } from './presenter.ts';
import { readOrder, type BookingBody } from './read-order.ts';
import { insertBooking } from './repository.ts';

type Answer = { data: Booking };

/** The answer to a change that is made once per key. */
export type Placed = {
  answer: Answer;
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
  const claim = { scope: `booking:${userId}`, key, body, status: 201, now: clock() };
  return once<Answer>(db, claim, async (tx, keep) => {
    const now = clock();
    const client = await admitClient(tx, userId, now, env.LIMIT_FACTOR);
    if (!client) throw unauthenticated();
    const order = await readOrder(tx, userId, body, now);
    const prepare = async (written: Written) => {
      const booking = presentWritten(order, written);
      await jobs.send(
        tx,
        mailOf('booking_placed', client, booking),
        ...locationMailsOf('location_booked', order.location.contact_email, client, booking),
      );
      return keep({ data: booking });
    };
    const entry = { id: randomUUID(), write: insertBooking, prepare };
    return placeBooking(tx, order, entry, now);
  });
}
