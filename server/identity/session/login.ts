import type { LoginBody } from '#contract/session.ts';
import { invalidField, type AppError } from '#server/app-error.ts';
import type { CaptchaOutcome } from '../captcha/verify-captcha.ts';
import type { Deps } from '#server/deps.ts';
import { answerMs, takeAtLeast } from '../take-at-least.ts';
import { takeLoginLimits, tellOwnerOfAttempts } from './login-limits.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';
import { findUserByEmail, replacePasswordHash, type UserRow } from '../users/repository.ts';

/**
 * Returns the user with this e-mail and password. Throws 422 on `email`, with identical words and timing for
 * a wrong password, an unknown e-mail and an account without password; 429 beyond the limits; 503 if too many
 * sign-ins are queued.
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

/** 422 on `email`, identical for every cause. */
export function wrongCredentials(): AppError {
  return invalidField('email', 'E-mailul sau parola nu sunt corecte');
}

export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
