import type { LoginBody } from '#contract/session.ts';
import { invalidField, type AppError } from '../app-error.ts';
import type { CaptchaOutcome } from '../captcha/verify-captcha.ts';
import type { Deps } from '../deps.ts';
import { answerMs, takeAtLeast } from '../take-at-least.ts';
import { takeLoginLimits, tellOwnerOfAttempts } from './login-limits.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';
import { findUserByEmail, replacePasswordHash, type UserRow } from '../users/repository.ts';

/**
 * The user whose e-mail and password these are. Throws 422 on `email`, the same in words and time for a wrong
 * password, an unknown e-mail and an account without password; 429 past the limits; 503 when too many sign in.
 */
export async function checkCredentials(
  deps: Deps,
  { email, password }: Pick<LoginBody, 'email' | 'password'>,
  ip: string,
  captcha: CaptchaOutcome = 'off',
): Promise<UserRow> {
  const folded = foldEmail(email);
  const { attempts } = await takeLoginLimits(deps, folded, ip, captcha);
  return takeAtLeast(answerMs, async () => {
    const user = await findUserByEmail(deps.db, folded);
    const hash = user?.password_hash ?? null;
    const isRight = await verifyPassword(password, hash);
    if (!user || !hash || !isRight) {
      if (user) await tellOwnerOfAttempts(deps, user, attempts);
      throw wrongCredentials();
    }
    if (isOutdatedHash(hash))
      await replacePasswordHash(deps.db, user, await hashPassword(password));
    return user;
  });
}

/** 422 on `email`, the same for whatever is wrong. */
export function wrongCredentials(): AppError {
  return invalidField('email', 'E-mailul sau parola nu sunt corecte');
}

/** One spelling per mailbox: trimmed, NFC, lower case. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
