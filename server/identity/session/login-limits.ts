import { limitKeyOf, networkOf } from '#domain/network/remote-address.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { countAttempt } from '#server/limits/repository.ts';
import { refuseUsedUp, takeLimit, waitOn } from '#server/limits/take-limit.ts';
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
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  email: string,
  ip: string,
  captcha: CaptchaOutcome,
): Promise<number> {
  const { db, env, now } = deps;
  const address = limitKeyOf(ip);
  const network = networkOf(ip);
  const counted = [
    { ...perAddress, key: address },
    { ...perEmail, key: `${email} ${address}` },
    ...(captcha === 'unchecked' ? [{ ...unchecked, key: address }] : []),
  ];
  const stranger = { ...perStranger, key: `${email} ${network}` };
  const isPerson = captcha === 'passed';
  for (const limit of isPerson ? counted : [...counted, stranger]) refuseUsedUp(deps, limit, words);
  for (const limit of counted) await takeLimit(deps, limit, words);

  const attempts = await countAttempt(db, { ...perAccount, key: email }, now());
  const excess = attempts - perAccount.max * env.LIMIT_FACTOR;
  if (excess > 0 && !isPerson && !(await hasSessionFrom(db, email, network)))
    await takeLimit(deps, { ...stranger, windowSeconds: waitOf(excess) }, words);
  return attempts;
}

export async function mailOwnerAboutAttempts(
  { db, env, jobs, now }: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>,
  user: UserRow,
  attempts: number,
): Promise<void> {
  if (attempts < perAccount.max * env.LIMIT_FACTOR) return;
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
