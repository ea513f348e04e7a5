import type { FastifyInstance } from 'fastify';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { withdrawalReason } from '#domain/booking/cancel-reason.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { fullName } from '#domain/words/contact-labels.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { lockUser, type UserRow } from '#server/identity/users/repository.ts';
import { addressee, type Message, type WithdrawalNews } from '#server/messages/message.ts';
import { recordCancellation } from '../bookings/cancel-booking.ts';
import {
  changeStatus,
  findOwnStale,
  StaleBookings,
  withoutStaleBookings,
} from '../bookings/status-repository.ts';
import {
  openWithdrawal,
  presentOwnSubscription,
  type OpenWithdrawal,
} from '../subscriptions/presenter.ts';
import {
  findOwnSubscriptions,
  lockUses,
  saveWithdrawal,
  type OwnSubscriptionRow,
} from '../subscriptions/repository.ts';

export function registerWithdrawal(app: FastifyInstance, deps: Deps): void {
  route(app, 'withdrawSubscription', async ({ params, client }) => ({
    data: await withdrawSubscription(deps, client.userId, params.id),
  }));
}

/** Also cancels the subscription's upcoming bookings, even those too late to cancel. */
async function withdrawSubscription(
  deps: Deps,
  userId: string,
  id: string,
): Promise<OwnSubscription> {
  const { db, jobs, now: clock } = deps;
  const work = async (tx: Tx) => {
    const now = clock();
    const client = await lockUser(tx, userId);
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
    await jobs.send(tx, ...withdrawalMails(client, row, open, now));
    const reason = { reason_id: withdrawalReason.id };
    for (const bookingId of ids)
      await recordCancellation(tx, jobs, client, { id: bookingId, now }, reason);
    return presentOwnSubscription(await ownSubscription(tx, userId, id), now);
  };
  return withoutStaleBookings(deps, () => inTransaction(db, work));
}

async function ownSubscription(tx: Tx, userId: string, id: string) {
  const row = (await findOwnSubscriptions(tx, userId)).find((own) => own.id === id);
  if (!row) throw notFound();
  return row;
}

function withdrawalMails(
  client: UserRow,
  row: OwnSubscriptionRow,
  open: OpenWithdrawal,
  now: Date,
): Message[] {
  const { contact_email: to, provider } = row;
  const withdrawal: WithdrawalNews = {
    subscription: `${row.service_name}, ${row.name}`,
    location: row.location_name,
    ...(provider && { provider }),
    bought_at: toIsoWithOffset(open.bought_at),
    withdrawn_at: toIsoWithOffset(now),
    price: row.price_bani,
    refund: open.refund,
    used: open.used,
    total: row.total,
    canceled: open.bookings.map(({ starts_at }) => toIsoWithOffset(new Date(starts_at))),
    ...(to === null && { is_location_untold: true as const }),
  };
  const mail = { channel: 'mail', withdrawal } as const;
  const toClient = { ...mail, template: 'subscription_withdrawn', ...addressee(client) } as const;
  if (to === null) return [toClient];
  return [toClient, { ...mail, template: 'location_withdrawn', to, client: fullName(client) }];
}
