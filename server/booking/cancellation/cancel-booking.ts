import type { Booking } from '#contract/booking.ts';
import type { CancelBookingBody } from '#contract/cancellation.ts';
import { isCancelable } from '#domain/booking/booking-status.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { bookingMail, locationMails } from '../bookings/booking-mail.ts';
import { isSubscriptionShared } from '../bookings/holdings-repository.ts';
import { presentBooking } from '../bookings/presenter.ts';
import { lockBooking } from '../bookings/locks.ts';
import { findBooking, insertCancellation } from '../bookings/repository.ts';
import { moveBookings } from '../bookings/status-repository.ts';

/**
 * Cancels a client's booking in one transaction, frees its slot and consumables, and sends mails. Returns an
 * already canceled booking unchanged. Throws 404 for another client's booking, 409 if it is too late or other
 * bookings use the subscription that it bought.
 */
export async function cancelBooking(
  { db, jobs, now: clock }: Deps,
  userId: string,
  id: string,
  { reason_id, reason }: CancelBookingBody,
): Promise<Booking> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    await lockBooking(tx, id, userId);
    const read = async () => presentBooking(await ownBooking(tx, { id, userId, now }));
    const booking = await read();
    if (booking.status === 'canceled') return booking;
    if (!isCancelable(booking, now)) throw new AppError('not_cancelable');
    if (await isSubscriptionShared(tx, id)) throw new AppError('subscription_in_use');
    await moveBookings(tx, [id], 'canceled');
    await insertCancellation(tx, {
      booking_id: id,
      reason_id,
      reason: reason || null,
      created_at: now,
    });
    const canceled = await read();
    await jobs.send(
      tx,
      await bookingMail(tx, 'booking_canceled', userId, canceled),
      ...(await locationMails(tx, 'location_canceled', userId, canceled)),
    );
    return canceled;
  });
}

async function ownBooking(...parameters: Parameters<typeof findBooking>) {
  const row = await findBooking(...parameters);
  if (!row) throw notFound();
  return row;
}
