import { sql, type RawBuilder, type Selectable } from 'kysely';
import { deleteInBatches } from '#server/db/delete-in-batches.ts';
import type { ChallengePurpose, UserTables } from '#server/db/schema-users.ts';
import type { Db, Tx } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';

export type Challenge = Selectable<UserTables['challenges']>;

type Contact = { purpose: ChallengePurpose; contact: string };

export async function waitOf(
  db: Db,
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

/** Returns 0 if this call claimed the next send, else the seconds left. */
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
        .where('code_sends.sent_at', '<=', secondsBefore(now, wait)),
    )
    .returning('sent_at')
    .executeTakeFirst();
  return row ? 0 : Math.max(1, await waitOf(tx, { purpose, contact }, wait, now));
}

export async function releaseSend(db: Db, { purpose, contact }: Contact): Promise<void> {
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
  token: string | undefined;
  userId: string | undefined;
  address: string;
};

/**
 * Each UPDATE finds the challenge and counts the attempt, so that concurrent requests cannot exceed
 * the limits. Without a token, each remote address has `attempts`; those that did not request the
 * code also share `strangerAttempts`.
 */
export async function takeAttempt(
  db: Db,
  { purpose, contact, token, userId, address }: Attempt,
  now: Date,
): Promise<Challenge | null> {
  const { attempts: max, strangerAttempts: strangerMax } = limits.codes;
  const sentAfter = secondsBefore(now, limits.codes.seconds);
  const provenAfter = secondsBefore(now, limits.codes.provenSeconds);
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

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}

function attemptsOf(address: string): RawBuilder<number> {
  return sql<number>`coalesce((address_attempts ->> ${address}::text)::int, 0)`;
}

function withAttempts(address: string, count: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`address_attempts || jsonb_build_object(${address}::text, ${count})`;
}

export async function consumeChallenge(tx: Tx, id: string, now: Date): Promise<boolean> {
  const consumed = await tx
    .updateTable('challenges')
    .set({ consumed_at: now, form: null })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return consumed !== undefined;
}

/** `ownerless` has no account or registration; `closed` is used, replaced, expired or deleted. */
export async function codeStatusOf(
  db: Db,
  id: string,
  now: Date,
): Promise<'open' | 'ownerless' | 'closed'> {
  const challenge = await db
    .selectFrom('challenges')
    .select(['user_id', 'form'])
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where('created_at', '>', secondsBefore(now, limits.codes.seconds))
    .executeTakeFirst();
  if (!challenge) return 'closed';
  return hasOwner(challenge) ? 'open' : 'ownerless';
}

export function hasOwner({ user_id, form }: Pick<Challenge, 'user_id' | 'form'>): boolean {
  return user_id !== null || form !== null;
}

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

export async function noteProof(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('challenges')
    .set({ proven_at: now })
    .where('id', '=', id)
    .where('proven_at', 'is', null)
    .execute();
}

export async function forgetChallenges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('challenges').where('user_id', '=', userId).execute();
}

export async function deleteChallenges(db: Db, now: Date, sentBefore: Date): Promise<void> {
  await deleteInBatches(db, 'challenges', sql`expires_at < ${now}`);
  await deleteInBatches(db, 'code_sends', sql`sent_at < ${sentBefore}`);
}

/** Times from a clock that was ahead would delay the next code and extend the last. */
export async function clampFutureCodes(db: Db, now: Date): Promise<void> {
  await db.updateTable('code_sends').set({ sent_at: now }).where('sent_at', '>', now).execute();
  await db
    .updateTable('challenges')
    .set({
      created_at: now,
      expires_at: sql<Date>`${now}::timestamptz + (expires_at - created_at)`,
      proven_at: sql<Date>`least(proven_at, ${now}::timestamptz)`,
    })
    .where('created_at', '>', now)
    .execute();
}
