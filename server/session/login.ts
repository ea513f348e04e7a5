import { setTimeout as wait } from 'node:timers/promises';
import type { LoginBody } from '#contract/session.ts';
import { invalidField } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { takeLoginLimits, tellOwnerOfAttempts } from './login-limits.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';
import { findUserByEmail, replacePasswordHash, type UserRow } from './repository.ts';

/** A refusal takes this long whatever its reason, on a machine that is not overloaded. */
const refusalMs = 150;

/**
 * The user whose e-mail and password these are. Throws 422 on `email`, the same in words and time for a wrong
 * password, an unknown e-mail and an account without password; 429 past the limits; 503 when too many sign in.
 */
export async function checkCredentials(
  deps: Deps,
  { email, password }: Pick<LoginBody, 'email' | 'password'>,
  ip: string,
): Promise<UserRow> {
  const folded = foldEmail(email);
  const { attempts } = await takeLoginLimits(deps, folded, ip);
  return takeAtLeast(refusalMs, async () => {
    const user = await findUserByEmail(deps.db, folded);
    const hash = user?.password_hash ?? null;
    const isRight = await verifyPassword(password, hash);
    if (!user || !hash || !isRight) {
      if (user) await tellOwnerOfAttempts(deps, user, attempts);
      throw invalidField('email', 'E-mailul sau parola nu sunt corecte');
    }
    if (isOutdatedHash(hash))
      await replacePasswordHash(deps.db, user.id, await hashPassword(password));
    return user;
  });
}

/** One spelling per mailbox: trimmed, NFC, lower case. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Does the work; when it fails, not before `ms` have passed, so that the time tells nothing of the reason. */
async function takeAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + ms;
  try {
    return await work();
  } catch (error) {
    await wait(Math.max(0, end - performance.now()));
    throw error;
  }
}
