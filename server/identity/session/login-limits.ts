import { limitKeyOf, networkOf } from '#domain/network/remote-address.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { countAttempt } from '#server/limits/repository.ts';
import { multiplied, refuseUsedUp, takeLimit, waitOn } from '#server/limits/take-limit.ts';
import { addressee } from '#server/messages/message.ts';
import type { CaptchaOutcome } from '../captcha/verify-captcha.ts';
import { hasSessionFrom } from './repository.ts';
import type { UserRow } from '../users/repository.ts';

const { perAddress, perEmail, perAccount, perStranger, strangerWait, ownerNotice, unchecked } =
  limits.login;
const words = waitOn('email');

/**
 * Returns today's attempts. Beyond `perAccount`, limits only unknown networks without a passed
 * captcha, so that an attacker cannot lock the client out.
 */
export async function takeLoginLimits(
  { db, env, now: clock }: Pick<Deps, 'db' | 'env' | 'now'>,
  email: string,
  ip: string,
  captcha: CaptchaOutcome,
): Promise<number> {
  const now = clock();
  const address = limitKeyOf(ip);
  const network = networkOf(ip);
  const counted = [
    multiplied(env, { ...perAddress, key: address }),
    multiplied(env, { ...perEmail, key: `${email} ${address}` }),
  ];
  if (captcha === 'unchecked') counted.push(multiplied(env, { ...unchecked, key: address }));
  const stranger = { ...perStranger, key: `${email} ${network}` };
  const isPerson = captcha === 'passed';
  refuseUsedUp(db, isPerson ? counted : [...counted, stranger], now, words);
  for (const limit of counted) await takeLimit(db, limit, now, words);

  const attempts = await countAttempt(db, { ...perAccount, key: email }, now);
  const excess = attempts - multiplied(env, perAccount).max;
  if (excess > 0 && !isPerson && !(await hasSessionFrom(db, email, network)))
    await takeLimit(db, { ...stranger, windowSeconds: waitOf(excess) }, now, words);
  return attempts;
}

/** `identity` must be verified, else others could use up its attempts. */
export async function takeSocialLimit(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  ip: string,
  identity?: string,
): Promise<void> {
  const key = limitKeyOf(ip);
  const limit = identity ? { ...perEmail, key: `${identity} ${key}` } : { ...perAddress, key };
  await takeLimit(db, multiplied(env, limit), now(), words);
}

export async function mailOwnerAboutAttempts(
  { db, env, jobs, now }: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>,
  user: UserRow,
  attempts: number,
): Promise<void> {
  if (attempts < multiplied(env, perAccount).max) return;
  await inTransaction(db, async (tx) => {
    const mailsToday = await countAttempt(tx, { ...ownerNotice, key: user.email_folded }, now());
    if (mailsToday > 1) return;
    await jobs.send(tx, { template: 'sign_in_tries', channel: 'mail', ...addressee(user) });
  });
}

function waitOf(excess: number): number {
  const { first, longest, attemptsToDouble } = strangerWait;
  return Math.min(longest, first * 2 ** Math.floor(excess / attemptsToDouble));
}
