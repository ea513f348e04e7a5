import { createHmac } from 'node:crypto';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps, Env } from '#server/deps.ts';
import {
  expiryOf,
  findSessionOfToken,
  findToken,
  lockSessionOfToken,
  replaceToken,
  revokeSession,
  type NewSession,
} from './repository.ts';

/** `raced` means that another tab has refreshed concurrently, so the browser has newer cookies. */
type RefreshOutcome = NewSession | 'raced' | 'refused' | 'reused';

/** Replaced tokens stay valid this long, for parallel tabs and lost responses. */
const graceMs = 20_000;

export async function refreshSession(
  { db, env, now: clock }: Pick<Deps, 'db' | 'env' | 'now'>,
  token: string | null,
): Promise<RefreshOutcome> {
  if (!token || !isRefreshToken(token) || !(await findSessionOfToken(db, token, clock())))
    return 'refused';
  return inTransaction(db, async (tx): Promise<RefreshOutcome> => {
    const now = clock();
    const session = await lockSessionOfToken(tx, token);
    const presented = session && (await findToken(tx, token));
    if (!session || !presented || presented.expires_at <= now) return 'refused';

    const successors = successorsOf(env, token, session.id);
    const [next] = successors;
    const refreshExpiresAt = expiryOf(session.absolute_expires_at, now);
    const renewed = { sessionId: session.id, refreshExpiresAt };
    if (!presented.rotated_at) {
      const successor = { token: next, sessionId: session.id, expiresAt: refreshExpiresAt, now };
      await replaceToken(tx, token, successor);
      return { ...renewed, refreshToken: next };
    }
    if (now.getTime() - presented.rotated_at.getTime() > graceMs) {
      await revokeSession(tx, session.id, now);
      return 'reused';
    }
    for (const successor of successors) {
      const stored = await findToken(tx, successor);
      if (stored && !stored.rotated_at) return { ...renewed, refreshToken: successor };
    }
    return 'raced';
  });
}

export function isRefreshToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/**
 * Derives the possible successors from `token`, so that a retry gets the same one. A refresh issues
 * the first; while keys are rotated, another process may issue the second.
 */
function successorsOf(env: Env, token: string, sessionId: string): [string, ...string[]] {
  const derive = (key: string) =>
    createHmac('sha256', key).update(`${token}${sessionId}`).digest('base64url');
  const { REFRESH_KEY: key, REFRESH_KEY_PREVIOUS: other } = env;
  return [derive(key), ...(other ? [derive(other)] : [])];
}
