import type { Selectable } from 'kysely';
import type { UserTables } from '../db/schema-users.ts';
import type { Deps, Tx } from '../deps.ts';
import { expiryOf, hashOf, isRefreshToken, successorOf } from './refresh-token.ts';
import { findSessionOfToken, revokeSession, type NewSession } from './repository.ts';

/** What came of a refresh. `raced`: another tab has gone further already, the jar holds newer cookies. */
export type RefreshOutcome =
  | { kind: 'renewed'; session: NewSession }
  | { kind: 'raced' }
  | { kind: 'refused' }
  | { kind: 'reused' };

/** How long a token that was replaced may come again: parallel tabs, an answer that was lost. */
const graceMs = 20_000;

/**
 * Replaces a refresh token by its one successor. A token that nobody knows is refused by one query at most, and one
 * that comes again after the grace was stolen, or its thief was first: the session ends.
 */
export async function refreshSession(
  { db, env, now: clock }: Pick<Deps, 'db' | 'env' | 'now'>,
  token: string | null,
): Promise<RefreshOutcome> {
  if (!token || !isRefreshToken(token) || !(await findSessionOfToken(db, token, clock())))
    return { kind: 'refused' };
  return db.transaction().execute(async (tx): Promise<RefreshOutcome> => {
    const now = clock();
    const session = await lockSession(tx, token);
    const presented = session && (await findToken(tx, token));
    if (!session || !presented || presented.expires_at <= now) return { kind: 'refused' };

    const next = successorOf(env, token, session.id);
    const refreshExpiresAt = expiryOf(session.absolute_expires_at, now);
    const renewed: RefreshOutcome = {
      kind: 'renewed',
      session: { sessionId: session.id, refreshToken: next, refreshExpiresAt },
    };
    if (!presented.rotated_at) {
      await rotate(tx, { token, next, sessionId: session.id, expiresAt: refreshExpiresAt, now });
      return renewed;
    }
    if (now.getTime() - presented.rotated_at.getTime() > graceMs) {
      await revokeSession(tx, session.id, now);
      return { kind: 'reused' };
    }
    const successor = await findToken(tx, next);
    return successor?.rotated_at ? { kind: 'raced' } : renewed;
  });
}

/** The session of the token (no token outlives it), unless it was revoked; its row locked, so that refreshes of one session come one after another. */
async function lockSession(tx: Tx, token: string) {
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

async function findToken(
  tx: Tx,
  token: string,
): Promise<Selectable<UserTables['refresh_tokens']> | undefined> {
  return tx
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
}

interface Rotation {
  token: string;
  next: string;
  sessionId: string;
  expiresAt: Date;
  now: Date;
}

async function rotate(tx: Tx, { token, next, sessionId, expiresAt, now }: Rotation): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ rotated_at: now })
    .where('hash', '=', hashOf(token))
    .execute();
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(next), session_id: sessionId, issued_at: now, expires_at: expiresAt })
    .execute();
  await tx.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}
