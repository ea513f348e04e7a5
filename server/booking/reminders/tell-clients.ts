import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { Message } from '#server/messages/message.ts';
import { findUser, type UserRow } from '#server/identity/users/repository.ts';
import { clientMail, clientNews } from '../bookings/booking-mail.ts';
import { takeNotices, type NoticeKind } from './notice-repository.ts';
import { findBooking, type BookingRow } from '../bookings/details-repository.ts';

const kinds: NoticeKind[] = ['hours', 'day', 'expired'];

/** Queues notices while their bookings are locked, so that none is stale. */
export async function tellClients(deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>) {
  for (const kind of kinds) {
    let count = 1;
    while (count > 0)
      count = await inTransaction(deps.db, async (tx) => {
        const now = deps.now();
        const due = await takeNotices(tx, kind, now);
        for (const { id, user_id } of due) {
          const user = await findUser(tx, user_id);
          const booking = await findBooking(tx, { id, now });
          if (!user || !booking) continue;
          const job = noticeOf(kind, user, booking, deps.env.SMS_DRIVER !== 'off');
          if (job) await deps.jobs.send(tx, job);
        }
        return due.length;
      });
  }
}

function noticeOf(
  kind: NoticeKind,
  user: UserRow,
  booking: BookingRow,
  hasSms: boolean,
): Message | null {
  if (kind === 'expired') return clientMail('booking_expired', user, booking);
  if (!user.reminders) return null;
  const { phone, first_name } = user;
  if (kind === 'day' || phone === null || !hasSms) return clientMail('booking_soon', user, booking);
  const message = { template: 'booking_soon', channel: 'sms', to: phone, first_name } as const;
  return { ...message, booking: clientNews(user, booking) };
}
