import type { FastifyRequest } from 'fastify';
import { requiredField } from '#contract/rule-words.ts';
import { invalidField, notFound } from '../app-error.ts';
import type { Db, Deps } from '../deps.ts';
import { limits } from '../limits/limits.ts';
import { multiplied, takeLimit, waitOn } from '../limits/take-limit.ts';
import { clientOf, unauthenticated } from '../session/client-of.ts';
import { verifyPassword } from '../session/password.ts';
import { findUser, type UserRow } from '../users/repository.ts';

/** The client who asks, as they stand in the database. Throws 401 when the account is gone. */
export async function ownUser(db: Db, request: FastifyRequest): Promise<UserRow> {
  return stillTheirs(await findUser(db, clientOf(request).user_id));
}

/** The row of the client who asks. Throws 401 when there is none any more, or it has changed so that the session is over. */
export function stillTheirs(row: UserRow | null): UserRow {
  if (!row) throw unauthenticated();
  return row;
}

/** Throws 404 for the id of another client, the same as for one that is nobody's. */
export function requireOwnId(request: FastifyRequest, userId: string): void {
  if (userId !== clientOf(request).user_id) throw notFound();
}

/**
 * Throws 422 on the field of the password unless it is the client's, 429 when somebody at an open session tries too many, 503
 * when too many are checked at once.
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
