import { sql, type Selectable } from 'kysely';
import type { ChallengePurpose, UserTables } from '../db/schema-users.ts';
import type { Db, Tx } from '../deps.ts';

export type Challenge = Selectable<UserTables['challenges']>;

type Contact = { purpose: ChallengePurpose; contact: string };

/**
 * Takes the right to send a code to a contact, unless it was sent one less than `wait` seconds ago. Returns the
 * seconds that are left to wait, 0 when the right was taken: of any number that ask at once one gets it.
 */
export async function takeSend(
  tx: Tx,
  { purpose, contact }: Contact,
  wait: number,
  now: Date,
): Promise<number> {
  const taken = await tx
    .insertInto('code_sends')
    .values({ purpose, contact, sent_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'contact'])
        .doUpdateSet({ sent_at: now })
        .where('code_sends.sent_at', '<=', new Date(now.getTime() - wait * 1000)),
    )
    .returning('sent_at')
    .executeTakeFirst();
  if (taken) return 0;
  const { sent_at } = await tx
    .selectFrom('code_sends')
    .select('sent_at')
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .executeTakeFirstOrThrow();
  const left = Math.ceil(wait - (now.getTime() - sent_at.getTime()) / 1000);
  return Math.min(wait, Math.max(1, left));
}

/** Gives the right to send back: for a message that could not be delivered nobody waits. */
export async function releaseSend(db: Db | Tx, { purpose, contact }: Contact): Promise<void> {
  await db
    .deleteFrom('code_sends')
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .execute();
}

type NewChallenge = Contact & {
  id: string;
  user_id: string | null;
  form: Record<string, unknown> | null;
  created_at: Date;
  expires_at: Date;
};

/** Writes a challenge; every former one of its purpose and contact is over. */
export async function replaceChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  const { purpose, contact, form, created_at } = challenge;
  await tx
    .updateTable('challenges')
    .set({ consumed_at: created_at })
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .where('consumed_at', 'is', null)
    .execute();
  await tx
    .insertInto('challenges')
    .values({ ...challenge, form: form && JSON.stringify(form) })
    .execute();
}

type Attempt = Contact & {
  /** Which challenge of the contact; without it the one that is not over. */
  token: string | undefined;
  /** Whose challenge; without it anybody's. */
  userId: string | undefined;
  max: number;
  /** Codes that were sent before it are too old. */
  sentAfter: Date;
};

/**
 * Counts one attempt on the challenge of a contact and returns the challenge; null when there is none, it is over,
 * too old, or has had its attempts. In one statement: however many ask at once, `max` are let through.
 */
export async function takeAttempt(
  db: Db,
  { purpose, contact, token, userId, max, sentAfter }: Attempt,
): Promise<Challenge | null> {
  let update = db
    .updateTable('challenges')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .where('attempts', '<', max)
    .where('consumed_at', 'is', null)
    .where('created_at', '>', sentAfter);
  if (token !== undefined) update = update.where('id', '=', token);
  if (userId !== undefined) update = update.where('user_id', '=', userId);
  return (await update.returningAll().executeTakeFirst()) ?? null;
}

/** Gives an attempt back that was right and has not used the code up. */
export async function giveAttemptBack(db: Db, id: string): Promise<void> {
  await db
    .updateTable('challenges')
    .set({ attempts: sql<number>`attempts - 1` })
    .where('id', '=', id)
    .execute();
}

/** Uses a challenge up and returns whether this call did: of any number at once one does. */
export async function consumeChallenge(db: Db | Tx, id: string, now: Date): Promise<boolean> {
  const consumed = await db
    .updateTable('challenges')
    .set({ consumed_at: now, form: null })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return consumed !== undefined;
}

/** Forgets the challenges that ended before an instant, and the waits that began before another. */
export async function deleteChallenges(db: Db, now: Date, sentBefore: Date): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('code_sends').where('sent_at', '<', sentBefore).execute();
}
