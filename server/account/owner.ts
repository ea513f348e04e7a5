import type { FastifyRequest } from 'fastify';
import { requiredField } from '#contract/rule-words.ts';
import { invalidField, notFound } from '../app-error.ts';
import type { Db, Deps } from '../deps.ts';
import { limits } from '../limits/limits.ts';
import { multiplied, takeLimit, waitOn } from '../limits/take-limit.ts';
import { requireClient, unauthenticated } from '../identity/session/visitor.ts';
import { verifyPassword } from '../identity/session/password.ts';
import { findUser, type UserRow } from '../identity/users/repository.ts';

/** Returns the current row of the signed-in client. Throws 401 if the account no longer exists. */
export async function ownUser(db: Db, request: FastifyRequest): Promise<UserRow> {
  return stillTheirs(await findUser(db, requireClient(request).user_id));
}

/**
 * Returns the row. Throws 401 if it is null: the account no longer exists, or has changed in a way that ended
 * the session.
 */
export function stillTheirs(row: UserRow | null): UserRow {
  if (!row) throw unauthenticated();
  return row;
}

/** Throws 404 for any id but the signed-in client's, whether it exists or not. */
export function requireOwnId(request: FastifyRequest, userId: string): void {
  if (userId !== requireClient(request).user_id) throw notFound();
}

/**
 * Checks the client's password. Throws 422 on the field if it is wrong or missing, 429 after too many
 * attempts (an open session may be in other hands), 503 if too many checks are queued.
 */
export async function requireOwnPassword(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  user: UserRow,
  password: string | undefined,
  field: 'password' | 'current_password',
): Promise<void> {
  if (password === undefined) throw invalidField(field, requiredField('current_password'));
  const limit = multiplied(env, { ...limits.account.passwordTries, key: user.id });
  await takeLimit(db, limit, now(), waitOn(field));
  if (await verifyPassword(password, user.password_hash)) return;
  throw invalidField(field, 'Parola actuală nu este corectă');
}
