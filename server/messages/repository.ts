import { sql, type Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Db } from '../deps.ts';

const maxMessages = 500;

/** Once per job. */
export async function putIntoMailbox(
  db: Db,
  message: Insertable<Database['mailbox']>,
): Promise<void> {
  await db
    .insertInto('mailbox')
    .values(message)
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .execute();
  await db
    .deleteFrom('mailbox')
    .where('id', '<=', (eb) =>
      eb.selectFrom('mailbox').select(eb(eb.fn.max('id'), '-', maxMessages).as('oldest')),
    )
    .execute();
}

export function listMailbox(db: Db, limit: number, recipient?: string) {
  return db
    .selectFrom('mailbox')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'html', 'created_at'])
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export type MailboxRow = Awaited<ReturnType<typeof listMailbox>>[number];

export async function isMoved(
  db: Db,
  { id, startsAt }: { id: string; startsAt: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`lower(during) <> ${startsAt}`)
    .executeTakeFirst();
  return row !== undefined;
}
