import type { CancelBookingBody } from '#contract/cancellation.ts';
import { withdrawalReason } from '#domain/booking/cancel-reason.ts';
import { isCancelable } from '#domain/booking/booking-status.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps, Tx } from '#server/deps.ts';
import type { UserRow } from '#server/identity/users/repository.ts';
import { clientMail, locationMails, readClient } from './booking-mail.ts';
import { readBooking, type BookingRow } from './details-repository.ts';
import { findSubscriptionInUse } from './consumables-repository.ts';
import { lockBooking } from './locks.ts';
import { insertCancellation } from './repository.ts';
import { changeStatus } from './status-repository.ts';

export async function cancelBooking(
  { db, jobs, now: clock }: Deps,
  userId: string,
  id: string,
  body: CancelBookingBody,
): Promise<BookingRow> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    await lockBooking(tx, id, userId);
    const booking = await readBooking(tx, { id, userId, now });
    if (booking.status === 'canceled') return booking;
    if (!isCancelable(booking, now)) throw new AppError('not_cancelable');
    if ((await findSubscriptionInUse(tx, id))?.is_shared) throw new AppError('subscription_in_use');
    await changeStatus(tx, [id], 'canceled');
    const client = await readClient(tx, userId);
    return recordCancellation(tx, jobs, client, { id, now }, body);
  });
}

export async function recordCancellation(
  tx: Tx,
  jobs: Deps['jobs'],
  client: UserRow,
  { id, now }: { id: string; now: Date },
  reason: CancelBookingBody,
): Promise<BookingRow> {
  await insertCancellation(tx, { id, canceled_by: 'client', now }, reason);
  const canceled = await readBooking(tx, { id, userId: client.id, now });
  const news = {
    ...canceled,
    ...(reason.reason_id === withdrawalReason.id && { is_withdrawn: true as const }),
  };
  await jobs.send(
    tx,
    clientMail('booking_canceled', client, news),
    ...locationMails('location_canceled', client, news),
  );
  return canceled;
}
