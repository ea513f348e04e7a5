import type { OwnSubscription } from '#contract/own-subscription.ts';
import { withdrawalReason } from '#domain/booking/cancel-reason.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { StaleBookings, withoutStaleBookings } from '../bookings/stale-bookings.ts';
import { findOwnStale, changeStatus } from '../bookings/status-repository.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { lockRow } from '#server/identity/users/repository.ts';
import { openWithdrawal, presentOwnSubscription } from '../subscriptions/presenter.ts';
import { findOwnSubscriptions, lockUses, saveWithdrawal } from '../subscriptions/repository.ts';
import { recordCancellation } from './cancel-booking.ts';
import { withdrawalMails } from './withdrawal-mail.ts';

/** Also cancels the subscription's upcoming bookings, even those too late to cancel. Idempotent. */
export async function withdrawSubscription(
  deps: Deps,
  userId: string,
  id: string,
): Promise<OwnSubscription> {
  const { db, jobs, now: clock } = deps;
  const work = async (tx: Tx) => {
    const now = clock();
    await lockRow(tx, { id: userId });
    const stale = await findOwnStale(tx, userId, now);
    if (stale.length > 0) throw new StaleBookings(stale);
    await lockUses(tx, id, userId);
    const row = await ownSubscription(tx, userId, id);
    if (row.status === 'withdrawn') return presentOwnSubscription(row, now);
    const open = openWithdrawal(row, now);
    if (!open) throw new AppError('not_withdrawable');

    const ids = open.bookings.map((booking) => booking.id);
    await changeStatus(tx, ids, 'canceled');
    await saveWithdrawal(tx, id, { withdrawn_at: now, refund_bani: open.refund });
    const withdrawn = await ownSubscription(tx, userId, id);
    await jobs.send(tx, ...(await withdrawalMails(tx, userId, { row: withdrawn, open, now })));
    for (const bookingId of ids) {
      const which = { id: bookingId, userId, now };
      await recordCancellation(tx, jobs, which, { reason_id: withdrawalReason.id });
    }
    return presentOwnSubscription(withdrawn, now);
  };
  return withoutStaleBookings(deps, () => inTransaction(db, work));
}

async function ownSubscription(tx: Tx, userId: string, id: string) {
  const row = (await findOwnSubscriptions(tx, userId)).find((own) => own.id === id);
  if (!row) throw notFound();
  return row;
}
