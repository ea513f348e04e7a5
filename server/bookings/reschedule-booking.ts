import type { z } from 'zod';
import type { rescheduleBookingBody } from '#contract/reschedule.ts';
import { isCancelable } from '#domain/booking-status.ts';
import { AppError, notFound } from '../app-error.ts';
import type { Deps, Tx } from '../deps.ts';
import { once } from '../idempotency/repository.ts';
import { countMove } from './booking-limits.ts';
import { bookingMail, locationMails } from './booking-mail.ts';
import type { Placed } from './create-booking.ts';
import {
  findSubscriptionInUse,
  isSubscriptionShared,
  moveSubscription,
} from './holdings-repository.ts';
import { placeBooking } from './place-booking.ts';
import { presentBooking } from './presenter.ts';
import { readVisit } from './read-order.ts';
import { findBooking, lockBooking, replaceBooking, type BookingRow } from './repository.ts';
import { vacateBooking } from './status-repository.ts';

type NewTime = z.output<typeof rescheduleBookingBody>;

/**
 * Moves a client's booking in one transaction: the new time is taken by the rules of a new booking and the old one is
 * free, or nothing has changed; a mail says so. Voucher, subscription and what the client wrote stay with it; where
 * the location approves by hand, it has to approve the new time. Throws 404 for another's, 409 when it is too late or
 * other bookings use the subscription that it bought, and what placing a booking throws.
 */
export async function rescheduleBooking(
  { db, env, jobs, now: clock }: Deps,
  userId: string,
  id: string,
  body: NewTime,
  key: string,
): Promise<Placed> {
  const scope = `reschedule:${userId}`;
  const claim = { scope, key, body: { id, ...body }, status: 200, now: clock() };
  return once<Placed['answer']>(db, claim, async (tx, keep) => {
    const now = clock();
    await lockBooking(tx, id, userId);
    const row = await ownRow(tx, { id, userId, now });
    const before = presentBooking(row);
    if (!isCancelable(before, now)) throw new AppError('not_reschedulable');
    if (isAt(row, before, body)) return keep({ data: before });
    await countMove(tx, env, userId, now);
    if (await isSubscriptionShared(tx, id)) throw new AppError('subscription_in_use');
    await move(tx, row, body, now);
    const booking = presentBooking(await ownRow(tx, { id, userId, now }));
    const moved = { ...booking, moved_from: before.starts_at };
    await jobs.send(
      tx,
      await bookingMail(tx, 'booking_moved', userId, moved),
      ...(await locationMails(tx, 'location_moved', userId, moved)),
    );
    return keep({ data: booking });
  });
}

/** Whether the booking is at that time already, with whom it should be. */
function isAt(
  row: BookingRow,
  { start_date, start_time }: { start_date: string; start_time: string },
  to: NewTime,
): boolean {
  const isWithWhom = to.professional_id === null || to.professional_id === row.professional_id;
  return isWithWhom && to.start_date === start_date && to.start_time === start_time;
}

async function move(tx: Tx, row: BookingRow, to: NewTime, now: Date): Promise<void> {
  const { id, user_id: userId, location_id } = row;
  if (userId === null) throw new Error(`Booking ${id} has no client`);
  const subscription = await findSubscriptionInUse(tx, id);
  await vacateBooking(tx, id);
  const request = {
    ...to,
    location_id,
    services_ids: row.services.map((service) => service.id),
    comment: row.comment ?? undefined,
    voucher_code: row.voucher_code ?? undefined,
    ...(subscription?.is_bought
      ? { subscription_id: subscription.subscription_id }
      : { services_subscription_id: subscription?.id }),
  };
  const visit = await readVisit(tx, userId, request, now);
  const order = { ...visit, answers: row.custom_fields };
  // What this booking bought stays what it is; nothing is bought a second time.
  const entry = { id, write: replaceBooking, prepare: async () => {} };
  await placeBooking(tx, { ...order, newSubscription: null }, entry, now);
  if (subscription?.is_bought) await moveSubscription(tx, order, subscription.id, id);
}

async function ownRow(...parameters: Parameters<typeof findBooking>): Promise<BookingRow> {
  const row = await findBooking(...parameters);
  if (!row) throw notFound();
  return row;
}
