import type { FastifyReply, FastifyRequest } from 'fastify';
import { forgetChallenges } from '../identity/codes/repository.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps, Tx } from '../deps.ts';
import { openSession } from '../identity/session/begin-session.ts';
import { requireRow, unauthenticated } from '../identity/session/visitor.ts';
import { setSessionCookies } from '../identity/session/cookies.ts';
import type { UserRow } from '../identity/users/repository.ts';

/**
 * `change` must end all sessions; this browser then gets a new one. Throws 401 if `change` returns
 * null.
 */
export async function renewAccount(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  change: (tx: Tx) => Promise<UserRow | null>,
): Promise<UserRow> {
  const { user, session } = await inTransaction(deps.db, async (tx) => {
    const changed = requireRow(await change(tx));
    await forgetChallenges(tx, changed.id);
    const session = await openSession(deps, tx, request, changed);
    if (!session) throw unauthenticated();
    return { user: changed, session };
  });
  setSessionCookies(deps.env, reply, session, deps.now());
  return user;
}
