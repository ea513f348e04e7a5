import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ownerProof } from '#contract/identity.ts';
import { requiredField } from '#contract/rule-words.ts';
import { invalidField } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { checkCode } from '../identity/codes/check-code.ts';
import { noteProof } from '../identity/codes/repository.ts';
import { verifyPassword } from '../identity/session/password.ts';
import type { UserRow } from '../identity/users/repository.ts';
import { limits } from '../limits/limits.ts';
import { takeLimit, waitOn } from '../limits/take-limit.ts';

const field = 'confirmation_code';

export function securityContact({ phone, email_folded }: UserRow): string {
  return phone ?? email_folded;
}

/**
 * A stolen session must not be enough. A verified code stays valid for ten minutes, for retries.
 */
export async function proveOwner(
  deps: Deps,
  request: FastifyRequest,
  user: UserRow,
  { password, token, confirmation_code: code }: z.output<typeof ownerProof>,
): Promise<void> {
  if (user.password_hash !== null) return requireOwnPassword(deps, user, password, 'password');
  if (code === undefined) throw invalidField(field, requiredField(field));
  const challenge = await checkCode(deps, {
    purpose: 'security',
    contact: securityContact(user),
    userId: user.id,
    ...(token && { token }),
    code,
    field,
    ip: request.ip,
  });
  await noteProof(deps.db, challenge.id, deps.now());
}

export async function requireOwnPassword(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  user: UserRow,
  password: string | undefined,
  field: 'password' | 'current_password',
): Promise<void> {
  if (password === undefined) throw invalidField(field, requiredField('current_password'));
  await takeLimit(deps, { ...limits.account.passwordTries, key: user.id }, waitOn(field));
  if (await verifyPassword(password, user.password_hash)) return;
  throw invalidField(field, 'Parola actuală nu este corectă');
}
