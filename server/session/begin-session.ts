import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { networkOf } from '#domain/client-address.ts';
import type { Deps } from '../deps.ts';
import { logEvent } from '../security-event.ts';
import { setSessionCookies } from './cookies.ts';
import { createSession, revokeSession, type Device, type UserRow } from './repository.ts';

/**
 * Signs a user in, whichever way they have shown who they are: a session of their own, with its cookies. Nothing of what
 * was there before survives it: that is what a planted session would need.
 */
export async function beginSession(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  user: Pick<UserRow, 'id' | 'pwd_epoch'>,
): Promise<void> {
  const former = request.visitor?.sessionId;
  const session = await db.transaction().execute(async (tx) => {
    if (former) await revokeSession(tx, former, now());
    return createSession(tx, user, deviceOf(request), now());
  });
  setSessionCookies(env, reply, session, now());
  logEvent(request, 'authn_login_success');
}

function deviceOf(request: FastifyRequest): Device {
  const agent = request.headers['user-agent'];
  return {
    userAgentHash: agent ? createHash('sha256').update(agent).digest() : null,
    ipPrefix: networkOf(request.ip),
  };
}
