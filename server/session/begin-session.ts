import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../app-error.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps, Tx } from '../deps.ts';
import { logEvent } from '../security-event.ts';
import { setKnownCookie, setSessionCookies } from './cookies.ts';
import { deviceOf } from './device.ts';
import { createSession, revokeSession, type NewSession } from './repository.ts';
import type { UserRow } from '../users/repository.ts';

type SessionUser = Pick<UserRow, 'id' | 'pwd_epoch'>;

/**
 * Signs a user in, whichever way they have shown who they are: a session of their own, with its cookies. Throws
 * `refusal`, the caller's for who is nobody, when the account has gone in the meantime.
 */
export async function beginSession(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  user: SessionUser,
  refusal: () => AppError,
): Promise<void> {
  const { db, env, now } = deps;
  const session = await inTransaction(db, (tx) => openSession(deps, tx, request, user));
  if (!session) throw refusal();
  setSessionCookies(env, reply, session, now());
  setKnownCookie(env, reply, user.id);
  logEvent(request, 'authn_login_success');
}

/**
 * A session of the user in the place of the one that the browser had, in the transaction of its cause; the cookies are
 * the caller's to set after the commit. Nothing of what was there before survives: that is what a planted session
 * would need. Null when the account is gone.
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
