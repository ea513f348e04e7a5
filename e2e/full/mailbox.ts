import type { Db } from '#server/deps.ts';

/** What was written to a client. */
export type Mailbox = {
  /** The mails so far, oldest first. */
  mails: () => Promise<{ subject: string | null; text: string }[]>;
};

/** The mailbox of one address. */
export function openMailbox(db: Db, address: string): Mailbox {
  return {
    mails: () =>
      db
        .selectFrom('mailbox')
        .select(['subject', 'text'])
        .where('recipient', '=', address)
        .orderBy('id')
        .execute(),
  };
}
