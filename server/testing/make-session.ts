import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { Db, Deps } from '../deps.ts';
import { accessLifetime, cookieName } from '../identity/session/cookies.ts';
import { mintAccessToken, mintXsrfToken } from '../identity/session/signed-tokens.ts';
import { createSession } from '../identity/session/repository.ts';
import { findUser } from '../identity/users/repository.ts';
import { SignedInClient } from './test-client.ts';

export async function makeSession(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  userId: string,
): Promise<SignedInClient> {
  const user = await findUser(db, userId);
  if (!user) throw new Error(`No user ${userId}`);
  const device = { device: null, ip_prefix: null };
  const session = await inTransaction(db, (tx) => createSession(tx, user, device, now()));
  if (!session) throw new Error(`User ${userId} is gone`);
  const { sessionId, refreshToken } = session;
  const client = new SignedInClient(user, sessionId);
  const expiresAt = new Date(now().getTime() + accessLifetime * 1000);
  client.cookies.set(cookieName(env, 'at'), mintAccessToken(env, sessionId, expiresAt));
  client.cookies.set(cookieName(env, 'rt'), refreshToken);
  client.cookies.set('XSRF-TOKEN', mintXsrfToken(env, sessionId, now()));
  return client;
}

/** Makes every insert of a session fail during `work`. */
export async function withoutSessions<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`ALTER TABLE sessions ADD CONSTRAINT full_disk CHECK (false) NOT VALID`.execute(db);
  try {
    return await work();
  } finally {
    await sql`ALTER TABLE sessions DROP CONSTRAINT full_disk`.execute(db);
  }
}
