import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ChallengePurpose, UserTables } from '#server/db/schema-users.ts';
import type { Db, Tx } from '#server/deps.ts';

export type Challenge = Selectable<UserTables['challenges']>;

type Contact = { purpose: ChallengePurpose; contact: string };

/** Returns the seconds until a code may be sent to a contact again; 0 = now. */
export async function waitOf(
  db: Db | Tx,
  { purpose, contact }: Contact,
  wait: number,
  now: Date,
): Promise<number> {
  const row = await db
    .selectFrom('code_sends')
    .select('sent_at')
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .executeTakeFirst();
  const left = row ? Math.ceil(wait - (now.getTime() - row.sent_at.getTime()) / 1000) : 0;
  return Math.min(wait, Math.max(0, left));
}

/**
 * Claims the next send to a contact, unless a code was sent less than `wait` seconds ago. Returns 0 if
 * claimed, else the seconds left. Exactly one of several concurrent requests succeeds.
 */
export async function takeSend(
  tx: Tx,
  { purpose, contact }: Contact,
  wait: number,
  now: Date,
): Promise<number> {
  const row = await tx
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
  return row ? 0 : Math.max(1, await waitOf(tx, { purpose, contact }, wait, now));
}

/** Releases the claim of a message that could not be delivered, so that its recipient need not wait. */
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
  asked_from: string;
  created_at: Date;
  expires_at: Date;
};

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
  /** Id of the challenge; undefined = the contact's open one. */
  token: string | undefined;
  /** Required owner of the challenge; undefined = any. */
  userId: string | undefined;
  address: string;
  max: number;
  /** Maximum of guesses from all addresses that did not request the code. */
  strangerMax: number;
  sentAfter: Date;
  /** Codes verified after this stay valid beyond `sentAfter`: they prove their owner for a while. */
  provenAfter: Date;
};

/**
 * Counts an attempt on the challenge of a contact and returns the challenge; null if there is none, or it is
 * consumed, expired or out of attempts. A single statement, so that concurrent requests get no more than
 * `max` attempts.
 *
 * Without a token anyone can guess, so each address has `max` attempts of its own. A stranger can request
 * another code, which makes the owner's address a foreign one; locking the owner out then still takes
 * `strangerMax / max` addresses.
 */
export async function takeAttempt(
  db: Db,
  { purpose, contact, token, userId, address, max, strangerMax, sentAfter, provenAfter }: Attempt,
): Promise<Challenge | null> {
  const open = db
    .updateTable('challenges')
    .$if(userId !== undefined, (update) => update.where('user_id', '=', userId ?? null))
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .where('consumed_at', 'is', null)
    .where((eb) => eb.or([eb('created_at', '>', sentAfter), eb('proven_at', '>', provenAfter)]));
  const ofOwner = open
    .set({ attempts: sql<number>`attempts + 1` })
    .where('attempts', '<', max)
    .$if(token !== undefined, (update) => update.where('id', '=', token ?? ''))
    .$if(token === undefined, (update) => update.where('asked_from', '=', address));
  const row = await ofOwner.returningAll().executeTakeFirst();
  if (row || token !== undefined) return row ?? null;
  const ofAddress = attemptsOf(address);
  const ofStranger = open
    .set({
      stranger_attempts: sql<number>`stranger_attempts + 1`,
      address_attempts: withAttempts(address, sql`${ofAddress} + 1`),
    })
    .where('stranger_attempts', '<', strangerMax)
    .where(ofAddress, '<', max)
    .where('asked_from', '!=', address);
  return (await ofStranger.returningAll().executeTakeFirst()) ?? null;
}

/** Uncounts a right attempt that did not consume the challenge. */
export async function giveAttemptBack(
  db: Db,
  { id, asked_from }: Pick<Challenge, 'id' | 'asked_from'>,
  { token, address }: Pick<Attempt, 'token' | 'address'>,
): Promise<void> {
  const isOwn = token !== undefined || asked_from === address;
  await db
    .updateTable('challenges')
    .set(
      isOwn
        ? { attempts: sql<number>`attempts - 1` }
        : {
            stranger_attempts: sql<number>`stranger_attempts - 1`,
            address_attempts: withAttempts(address, sql`${attemptsOf(address)} - 1`),
          },
    )
    .where('id', '=', id)
    .execute();
}

function attemptsOf(address: string): RawBuilder<number> {
  return sql<number>`coalesce((address_attempts ->> ${address}::text)::int, 0)`;
}

function withAttempts(address: string, count: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`address_attempts || jsonb_build_object(${address}::text, ${count})`;
}

/** Consumes a challenge and returns true if this call did it; exactly one of several concurrent calls succeeds. */
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

/** State of a challenge when its code is about to be sent; `nobodys`: no account or registration waits for it. */
export async function standingOf(
  db: Db,
  id: string,
  sentAfter: Date,
): Promise<'open' | 'nobodys' | 'over'> {
  const challenge = await db
    .selectFrom('challenges')
    .select(['user_id', 'form'])
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where('created_at', '>', sentAfter)
    .executeTakeFirst();
  if (!challenge) return 'over';
  return isSomebodys(challenge) ? 'open' : 'nobodys';
}

export function isSomebodys({ user_id, form }: Pick<Challenge, 'user_id' | 'form'>): boolean {
  return user_id !== null || form !== null;
}

/**
 * Returns the form stored with a challenge; null if the challenge belongs to another contact, was used or has
 * expired.
 */
export async function findForm(
  db: Db,
  { id, purpose, contact }: Contact & { id: string },
  now: Date,
): Promise<Challenge['form']> {
  const challenge = await db
    .selectFrom('challenges')
    .select('form')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return challenge?.form ?? null;
}

/** Records the first time a security code was verified; from then on it proves its owner for a while. */
export async function noteProof(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('challenges')
    .set({ proven_at: now })
    .where('id', '=', id)
    .where('proven_at', 'is', null)
    .execute();
}

/** Deletes all challenges of a client, since what they were to prove may no longer be true. */
export async function forgetChallenges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('challenges').where('user_id', '=', userId).execute();
}
