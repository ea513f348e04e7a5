import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ChallengePurpose, UserTables } from '../db/schema-users.ts';
import type { Db, Tx } from '../deps.ts';

export type Challenge = Selectable<UserTables['challenges']>;

type Contact = { purpose: ChallengePurpose; contact: string };

/** The seconds until a code may be sent to a contact again; 0 when it may be now. */
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
 * Takes the right to send a code to a contact, unless it was sent one less than `wait` seconds ago. Returns the
 * seconds that are left to wait, 0 when the right was taken: of any number that ask at once one gets it.
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
  asked_from: string;
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
  /** From which address the guess comes (as limits know it). */
  address: string;
  max: number;
  /** How often all addresses together may guess that did not ask for the code. */
  strangerMax: number;
  /** Codes that were sent before it are too old. */
  sentAfter: Date;
  /** Codes that came back after it are good for longer: they prove their owner for a while. */
  provenAfter: Date;
};

/**
 * Counts one attempt on the challenge of a contact and returns the challenge; null when there is none, it is over,
 * too old, or has had its attempts. In one statement: however many ask at once, `max` are let through. Without a token
 * anyone can guess, so each address has `max` attempts of its own. A stranger can ask for another code and so make the
 * owner's address a foreign one: even then it takes `strangerMax / max` addresses to keep the owner out.
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

/** Gives an attempt back that was right and has not used the code up. */
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

/** What has become of a challenge since its code was to be sent: `nobodys` is one whose code nobody gets. */
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

/** Whether a challenge has somebody whom its code lets in: the owner of its contact, or who registers with it. */
export function isSomebodys({ user_id, form }: Pick<Challenge, 'user_id' | 'form'>): boolean {
  return user_id !== null || form !== null;
}

/** Returns the form that a challenge keeps; null if the challenge belongs to another contact, was used or has expired. */
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

/** Notes that a security code came back, from when on it proves its owner for a while. */
export async function noteProof(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('challenges')
    .set({ proven_at: now })
    .where('id', '=', id)
    .where('proven_at', 'is', null)
    .execute();
}

/** Forgets every code that a client was sent: what it was to prove may no longer be so. */
export async function forgetChallenges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('challenges').where('user_id', '=', userId).execute();
}
