import { sql, type Insertable } from 'kysely';
import { occupiesSlot } from '#domain/booking/booking-status.ts';
import { plannedOnce } from '../db/planned-once.ts';
import type { Database } from '../db/schema.ts';
import type { Db } from '../deps.ts';
import type { BookingNews } from './message.ts';

const maxMessages = 500;

export const putIntoMailbox = plannedOnce((db, message: Insertable<Database['mailbox']>) => {
  const { job_id, channel, recipient, subject, text, html, created_at } = message;
  return db
    .with('added', (tx) =>
      tx
        .insertInto('mailbox')
        .values({ job_id, channel, recipient, subject, text, html, created_at })
        .onConflict((conflict) => conflict.column('job_id').doNothing())
        .returning('id'),
    )
    .deleteFrom('mailbox')
    .where('id', '<=', (eb) =>
      eb.selectFrom('added').select((added) => added('added.id', '-', maxMessages).as('oldest')),
    );
});

export function listMailbox(db: Db, limit: number, recipient?: string) {
  return db
    .selectFrom('mailbox')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'html', 'created_at'])
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** True if a later change of the booking has made the message false. */
export async function isOutdated(
  db: Db,
  { id, starts_at, status }: Pick<BookingNews, 'id' | 'starts_at' | 'status'>,
  template: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select(['status', sql<Date>`lower(during)`.as('start')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return false;
  const hasEnded = occupiesSlot(status) && !occupiesSlot(row.status);
  const mayBeNews = template.startsWith('location_') || template === 'booking_earlier';
  const isApproved = !mayBeNews && status === 'pending' && row.status === 'approved';
  const isCorrected = status === 'missed' && row.status === 'approved';
  return hasEnded || isApproved || isCorrected || row.start.getTime() !== Date.parse(starts_at);
}
