import type { FastifyRequest } from 'fastify';
import { requiredField } from '#contract/rule-words.ts';
import { invalidField, notFound } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { limits } from '../limits/limits.ts';
import { multiplied, takeLimit, waitOn } from '../limits/take-limit.ts';
import { requireClient } from '../identity/session/visitor.ts';
import { verifyPassword } from '../identity/session/password.ts';
import type { UserRow } from '../identity/users/repository.ts';

export function requireOwnId(request: FastifyRequest, userId: string): void {
  if (userId !== requireClient(request).user_id) throw notFound();
}

/** Throws 422 on `field`, 503 if the queue is full, 429 against guesses in a stolen session. */
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
