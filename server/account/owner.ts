import type { FastifyRequest } from 'fastify';
import { requiredField } from '#contract/rule-words.ts';
import { invalidField, notFound } from '../app-error.ts';
import type { Db, Deps } from '../deps.ts';
import { limits } from '../limits/limits.ts';
import { multiplied, takeLimit, waitOn } from '../limits/take-limit.ts';
import { requireClient, unauthenticated } from '../identity/session/visitor.ts';
import { verifyPassword } from '../identity/session/password.ts';
import { findUser, type UserRow } from '../identity/users/repository.ts';

export async function ownUser(db: Db, request: FastifyRequest): Promise<UserRow> {
  return requireRow(await findUser(db, requireClient(request).user_id));
}

/** Throws 401 if the account was deleted or its credentials changed concurrently. */
export function requireRow(row: UserRow | null): UserRow {
  if (!row) throw unauthenticated();
  return row;
}

export function requireOwnId(request: FastifyRequest, userId: string): void {
  if (userId !== requireClient(request).user_id) throw notFound();
}

/** Throws 422 on `field`, 429 (limits guesses in a stolen session), 503 if the queue is full. */
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
