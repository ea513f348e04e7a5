import type { Insertable, Selectable } from 'kysely';
import type { MessageTables } from '../db/schema-messages.ts';
import type { Db } from '../deps.ts';

export type MailboxRow = Selectable<MessageTables['mailbox']>;

/** So many messages stay, the newest. */
const mostMessages = 500;

/** Puts a message into the mailbox, once for each job, and drops the oldest. */
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

/** Messages in the mailbox, newest first; with a recipient only theirs. */
export function listMailbox(db: Db, limit: number, recipient?: string): Promise<MailboxRow[]> {
  return db
    .selectFrom('mailbox')
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
