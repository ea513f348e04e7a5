import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ownerProof } from '#contract/identity.ts';
import { requiredField } from '#contract/rule-words.ts';
import { invalidField } from '../app-error.ts';
import { checkCode, spendCode } from '../codes/check-code.ts';
import type { Deps, Tx } from '../deps.ts';
import type { UserRow } from '../session/repository.ts';
import { requireOwnPassword } from './owner.ts';

type OwnerProof = z.output<typeof ownerProof>;

const field = 'confirmation_code';

/** Where a client without password is sent the code that proves who they are: the phone, else the e-mail. */
export function securityContact({ phone, email_folded }: UserRow): string {
  return phone ?? email_folded;
}

/**
 * Holds whoever sits at an open session to be its owner: by the password or, where there is none, by a security code.
 * Returns what uses the code up in the transaction of what it was for. Throws 422 on the field of the proof, 429 past
 * the limits.
 */
export async function proveOwner(
  deps: Deps,
  request: FastifyRequest,
  user: UserRow,
  { current_password, token, confirmation_code: code }: OwnerProof,
): Promise<(tx: Tx) => Promise<void>> {
  if (user.password_hash !== null) {
    await requireOwnPassword(deps, user, current_password);
    return async () => {};
  }
  if (code === undefined) throw invalidField(field, requiredField(field));
  const challenge = await checkCode(deps, {
    purpose: 'security',
    contact: securityContact(user),
    userId: user.id,
    ...(token && { token }),
    code,
    field,
    consume: false,
    ip: request.ip,
  });
  return (tx) => spendCode(tx, challenge, field, deps.now());
}
