import { setTimeout as wait } from 'node:timers/promises';
import type { LoginBody } from '#contract/session.ts';
import { invalidField, type AppError } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import type { CaptchaOutcome } from '../captcha/verify-captcha.ts';
import { takeLoginLimits, mailOwnerAboutAttempts } from './login-limits.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';
import { findUserBy, replacePasswordHash, type UserRow } from '../users/repository.ts';

/** Throws 429, 503, or 422 on `email` with the same words and timing for every cause. */
export async function checkCredentials(
  deps: Deps,
  { email, password }: Pick<LoginBody, 'email' | 'password'>,
  ip: string,
  captcha: CaptchaOutcome,
): Promise<UserRow> {
  const folded = foldEmail(email);
  const attempts = await takeLoginLimits(deps, folded, ip, captcha);
  return padDuration(async () => {
    const user = await findUserBy(deps.db, 'email_folded', folded);
    const hash = user?.password_hash ?? null;
    const isRight = await verifyPassword(password, hash);
    if (!user || !hash || !isRight) {
      if (user) await mailOwnerAboutAttempts(deps, user, attempts);
      throw wrongCredentials();
    }
    if (isOutdatedHash(hash))
      await replacePasswordHash(deps.db, user, await hashPassword(password));
    return user;
  });
}

export function wrongCredentials(): AppError {
  return invalidField('email', 'E-mailul sau parola nu sunt corecte');
}

export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

const minResponseMs = 150;

/** Prevents account enumeration by timing. */
export async function padDuration<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + minResponseMs;
  try {
    return await work();
  } finally {
    await wait(Math.max(0, end - performance.now()));
  }
}
