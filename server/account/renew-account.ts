import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../db/transaction.ts';
import type { Deps, Tx } from '../deps.ts';
import { openSession } from '../session/begin-session.ts';
import { setSessionCookies } from '../session/cookies.ts';
import type { UserRow } from '../session/repository.ts';
import { forgetChallenges } from './repository.ts';

/**
 * Makes a change after which every session and code of the client is over, and begins the session of this browser
 * anew. `change` returns the row that it wrote.
 */
export async function renewAccount(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  change: (tx: Tx) => Promise<UserRow>,
): Promise<UserRow> {
  const { user, session } = await inTransaction(deps.db, async (tx) => {
    const changed = await change(tx);
    await forgetChallenges(tx, changed.id);
    return { user: changed, session: await openSession(deps, tx, request, changed) };
  });
  setSessionCookies(deps.env, reply, session, deps.now());
  return user;
}
