import { sql, type Insertable, type Selectable } from 'kysely';
import type { MessageTables } from '../db/schema-messages.ts';
import type { Db } from '../deps.ts';

export type MailboxRow = Selectable<MessageTables['mailbox']>;

const mostMessages = 500;

/** Stores a message in the mailbox, once per job, and deletes the oldest beyond the maximum. */
export async function putIntoMailbox(
  db: Db,
  message: Insertable<MessageTables['mailbox']>,
): Promise<void> {
  await db
    .insertInto('mailbox')
    .values(message)
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .execute();
  await db
    .deleteFrom('mailbox')
    .where('id', '<=', (eb) =>
      eb.selectFrom('mailbox').select(eb(eb.fn.max('id'), '-', mostMessages).as('oldest')),
    )
    .execute();
}

/** Lists the messages of the mailbox, newest first; only those to `recipient`, if given. */
export function listMailbox(db: Db, limit: number, recipient?: string): Promise<MailboxRow[]> {
  return db
    .selectFrom('mailbox')
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns true if a booking no longer starts at an instant. */
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
