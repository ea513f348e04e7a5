import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { logEvent } from '#server/http/security-event.ts';
import { setKnownCookie, setSessionCookies } from './cookies.ts';
import { deviceOf } from './device.ts';
import { createSession, revokeSession } from './repository.ts';
import type { UserRow } from '../users/repository.ts';
import { unauthenticated } from './visitor.ts';

type Parts = Pick<Deps, 'db' | 'env' | 'now'>;

export async function beginSession(
  deps: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  admit: (tx: Tx) => Promise<UserRow>,
  refusal?: () => AppError,
): Promise<UserRow> {
  const user = await replaceSession(deps, request, reply, admit, refusal);
  setKnownCookie(deps.env, reply, user.id);
  logEvent(request, 'authn_login_success');
  return user;
}

/**
 * Revokes the browser's former session, to prevent session fixation. Runs `admit` in the new
 * session's transaction, so that a code is spent only if the session begins. Throws `refusal` if
 * the account was deleted.
 */
export async function replaceSession(
  { db, env, now }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  admit: (tx: Tx) => Promise<UserRow>,
  refusal = unauthenticated,
): Promise<UserRow> {
  const { user, session } = await inTransaction(db, async (tx) => {
    const user = await admit(tx);
    const former = request.visitor?.sessionId;
    if (former) await revokeSession(tx, former, now());
    const session = await createSession(tx, user, deviceOf(request), now());
    if (!session) throw refusal();
    return { user, session };
  });
  setSessionCookies(env, reply, session, now());
  return user;
}
