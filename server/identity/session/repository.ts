import { sql } from 'kysely';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { retentionDays } from '#domain/legal/periods.ts';
import { dayMs } from '#domain/time/local-time.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import { deleteInBatches } from '#server/db/delete-in-batches.ts';
import type { Db, Tx } from '#server/deps.ts';
import { nextEpoch, type UserRow } from '../users/repository.ts';
import type { deviceOf } from './device.ts';

const maxSessions = 100;

const slidingLifetime = retentionDays.refreshToken * dayMs;
const absoluteLifetime = retentionDays.session * dayMs;

export type NewSession = {
  sessionId: string;
  refreshToken: string;
  refreshExpiresAt: Date;
};

export async function createSession(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'pwd_epoch'>,
  device: ReturnType<typeof deviceOf>,
  now: Date,
): Promise<NewSession | null> {
  const users = tx.selectFrom('users').select('id').where('id', '=', user.id);
  if (!(await users.forKeyShare().executeTakeFirst())) return null;
  const sessionId = randomUUID();
  const refreshToken = randomBytes(32).toString('base64url');
  const absoluteExpiresAt = new Date(now.getTime() + absoluteLifetime);
  const refreshExpiresAt = expiryOf(absoluteExpiresAt, now);
  await tx
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: user.id,
      pwd_epoch: user.pwd_epoch,
      ...device,
      created_at: now,
      last_seen_at: now,
      absolute_expires_at: absoluteExpiresAt,
    })
    .execute();
  await insertToken(tx, { token: refreshToken, sessionId, expiresAt: refreshExpiresAt, now });
  return { sessionId, refreshToken, refreshExpiresAt };
}

export function expiryOf(absoluteExpiresAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + slidingLifetime, absoluteExpiresAt.getTime()));
}

export const findLiveSession = plannedOnce((db, which: { sessionId: string; now: Date }) =>
  liveSessions(db, which.now).where('sessions.id', '=', which.sessionId),
);

export function findSessionOfToken(db: Db, token: string, now: Date) {
  return liveSessions(db, now)
    .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .where('refresh_tokens.hash', '=', hashOf(token))
    .executeTakeFirst();
}

export function lockSessionOfToken(tx: Tx, token: string) {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.absolute_expires_at'])
    .where('sessions.id', '=', (eb) =>
      eb
        .selectFrom('refresh_tokens')
        .select('refresh_tokens.session_id')
        .where('refresh_tokens.hash', '=', hashOf(token)),
    )
    .where('sessions.revoked_at', 'is', null)
    .whereRef('sessions.pwd_epoch', '=', 'users.pwd_epoch')
    .forUpdate('sessions')
    .executeTakeFirst();
}

export function findToken(tx: Tx, token: string) {
  return tx
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
}

type NewToken = { token: string; sessionId: string; expiresAt: Date; now: Date };

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

async function insertToken(tx: Tx, { token, sessionId, expiresAt, now }: NewToken): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), session_id: sessionId, issued_at: now, expires_at: expiresAt })
    .execute();
}

export async function replaceToken(tx: Tx, former: string, next: NewToken): Promise<void> {
  const { sessionId, now } = next;
  await tx
    .updateTable('refresh_tokens')
    .set({ rotated_at: now })
    .where('hash', '=', hashOf(former))
    .execute();
  await insertToken(tx, next);
  await tx.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

export async function deleteSessions(db: Db, before: Date): Promise<void> {
  const isOld = sql`LEAST(absolute_expires_at, revoked_at) < ${before}`;
  await deleteInBatches(db, 'sessions', isOld);
}

/** A deleted token is still refused, but its reuse no longer ends the session. */
export async function deleteRefreshTokens(db: Db, usedBefore: Date, now: Date): Promise<void> {
  const isOld = sql`rotated_at < ${usedBefore} OR expires_at < ${now}`;
  await deleteInBatches(db, 'refresh_tokens', isOld);
}

export async function revokeSession(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function revokeAllSessions(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export function findOwnSessions(db: Db, userId: string, currentId: string, now: Date) {
  return liveSessions(db, now)
    .select(['device', 'ip_prefix', 'sessions.created_at', 'last_seen_at'])
    .where('sessions.user_id', '=', userId)
    .orderBy((eb) => eb('sessions.id', '=', currentId), 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('sessions.id')
    .limit(maxSessions)
    .execute();
}

export type OwnSessionRow = Awaited<ReturnType<typeof findOwnSessions>>[number];

export async function revokeSessionsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await nextEpoch(tx, userId);
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function hasSessionFrom(
  db: Db,
  emailFolded: string,
  network: string | null,
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('email_folded', '=', emailFolded)
    .where('ip_prefix', '=', network)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

function liveSessions(db: Db, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id'])
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.absolute_expires_at', '>', now)
    .whereRef('sessions.pwd_epoch', '=', 'users.pwd_epoch');
}
