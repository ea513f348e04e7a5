import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { logEvent } from '#server/http/security-event.ts';
import { setKnownCookie, setSessionCookies } from './cookies.ts';
import { deviceOf } from './device.ts';
import { createSession, revokeSession, type NewSession } from './repository.ts';
import type { UserRow } from '../users/repository.ts';

type SessionUser = Pick<UserRow, 'id' | 'pwd_epoch'>;

/**
 * `admit` runs in the session's transaction: what it spends, such as a code, is spent only with a
 * session. Throws `refusal` if the account was deleted.
 */
export async function beginSession<T extends SessionUser>(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  admit: (tx: Tx) => Promise<T>,
  refusal: () => AppError,
): Promise<T> {
  const { db, env, now } = deps;
  const { user, session } = await inTransaction(db, async (tx) => {
    const admitted = await admit(tx);
    const opened = await openSession(deps, tx, request, admitted);
    if (!opened) throw refusal();
    return { user: admitted, session: opened };
  });
  setSessionCookies(env, reply, session, now());
  setKnownCookie(env, reply, user.id);
  logEvent(request, 'authn_login_success');
  return user;
}

/**
 * Revokes the browser's former session, to prevent session fixation. The caller sets the cookies
 * after the commit.
 */
export async function openSession(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  request: FastifyRequest,
  user: SessionUser,
): Promise<NewSession | null> {
  const former = request.visitor?.sessionId;
  if (former) await revokeSession(tx, former, now());
  return createSession(tx, user, deviceOf(request), now());
}
