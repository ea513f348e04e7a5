import { randomUUID } from 'node:crypto';
import { errorSentences } from '#contract/error.ts';
import { toWallTime } from '#domain/time/local-time.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { runIdempotent, type Claim } from '#server/http/idempotency-repository.ts';
import { clientMail, locationMails } from './booking-mail.ts';
import { admitClient } from './booking-limits.ts';
import { findOverlap, readBooking, type BookingRow } from './details-repository.ts';
import { buySubscription, redeemVoucher, takeVisit } from './consumables-repository.ts';
import { placeBooking } from './place-booking.ts';
import { readOrder, type BookingBody, type BookingOrder } from './read-order.ts';
import { withoutStaleBookings } from './status-repository.ts';

export type PlacedBooking = {
  booking: BookingRow;
  isReplayed: boolean;
};

export async function createBooking(
  deps: Deps,
  userId: string,
  body: BookingBody,
  key: string,
): Promise<PlacedBooking> {
  const { env, jobs, now: clock } = deps;
  const id = randomUUID();
  const claim = { scope: `booking:${userId}`, key, body, id, now: clock() };
  return placeOnce(deps, userId, claim, async (tx) => {
    const now = clock();
    const client = await admitClient(tx, userId, now, env.LIMIT_FACTOR);
    const order = await readOrder(tx, { id, userId, body, former: null, now });
    await checkOverlap(tx, order, body.accepted_overlaps);
    const queueMails = (booking: BookingRow) =>
      jobs.send(
        tx,
        clientMail('booking_placed', client, booking),
        ...locationMails('location_booked', client, booking),
      );
    const settle = async ({ status }: BookingRow) => {
      await redeemVoucher(tx, order);
      await takeVisit(tx, order);
      await buySubscription(tx, order, status === 'pending' ? null : now);
    };
    return placeBooking(tx, order, { queueMails, settle });
  });
}

/** Requires the lock of the client's row. */
export async function checkOverlap(
  tx: Tx,
  order: BookingOrder,
  accepted: string[] | undefined,
): Promise<void> {
  if (!accepted) return;
  const other = await findOverlap(tx, { ...order, accepted });
  if (!other) return;
  const { id, services, location_name, starts_at } = other;
  const { date, time } = toWallTime(starts_at);
  throw new AppError(
    'overlaps_own',
    undefined,
    { start_time: [errorSentences.overlaps_own] },
    {
      overlap: {
        id,
        services: services.map(({ name }) => name),
        location: location_name,
        start_date: date,
        start_time: time,
      },
    },
  );
}

export async function placeOnce(
  deps: Deps,
  userId: string,
  claim: Claim,
  work: (tx: Tx) => Promise<BookingRow>,
): Promise<PlacedBooking> {
  const done = await withoutStaleBookings(deps, () => runIdempotent(deps.db, claim, work));
  if ('result' in done) return { booking: done.result, isReplayed: false };
  const { replayedId: id } = done;
  if (!id) throw notFound();
  const booking = await readBooking(deps.db, { id, userId, now: deps.now() });
  return { booking, isReplayed: true };
}
