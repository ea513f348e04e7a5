import type { FastifyReply, FastifyRequest } from 'fastify';
import { forgetChallenges } from '../identity/codes/repository.ts';
import type { Deps, Tx } from '../deps.ts';
import { replaceSession } from '../identity/session/begin-session.ts';
import { requireRow, unauthenticated } from '../identity/session/visitor.ts';
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
  const renew = async (tx: Tx) => {
    const user = requireRow(await change(tx));
    await forgetChallenges(tx, user.id);
    return user;
  };
  return replaceSession(deps, request, reply, renew, unauthenticated);
}
