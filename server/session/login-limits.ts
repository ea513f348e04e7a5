import type { CaptchaOutcome } from '../captcha/verify-captcha.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { limitKeyOf, networkOf } from '#domain/client-address.ts';
import { limits } from '../limits/limits.ts';
import { countAttempt } from '../limits/repository.ts';
import { multiplied, refuseUsedUp, takeLimit, waitOn } from '../limits/take-limit.ts';
import { hasSessionFrom } from './repository.ts';
import { addressee } from '../messages/addressee.ts';
import type { UserRow } from '../users/repository.ts';

const { perAddress, perEmail, perAccount, perStranger, strangerWait, ownerTold, unchecked } =
  limits.login;
const words = waitOn('email');

/**
 * Counts an attempt to sign in, before the password is looked at, by address and by e-mail at an address. An account
 * on which many try in a day is for strangers, networks that it has no session from, one attempt per network and
 * wait, and the wait grows. Nobody can use up the attempts of the owner: each network has its own, and the owner's is
 * no stranger; nor is whom a captcha took for a person. Where the captcha's provider is away an address has fewer
 * attempts. Returns how many there were on the account today. Throws 429 with the wait on `email`.
 */
export async function takeLoginLimits(
  { db, env, now: clock }: Pick<Deps, 'db' | 'env' | 'now'>,
  email: string,
  ip: string,
  captcha: CaptchaOutcome = 'off',
): Promise<{ attempts: number }> {
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
  return { attempts };
}

/**
 * Counts an attempt to sign in by its address alone: for one that names an account which nothing proves yet, so that
 * nobody uses up the attempts of another. Throws 429 with the wait on `email`.
 */
export async function takeAddressLimit(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  ip: string,
): Promise<void> {
  await takeLimit(db, multiplied(env, { ...perAddress, key: limitKeyOf(ip) }), now(), words);
}

/**
 * Counts an attempt of an identity that is proven, at its address: its owner is no stranger anywhere. Throws 429 with
 * the wait on `email`.
 */
export async function takeIdentityLimit(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  identity: string,
  ip: string,
): Promise<void> {
  const key = `${identity} ${limitKeyOf(ip)}`;
  await takeLimit(db, multiplied(env, { ...perEmail, key }), now(), words);
}

/**
 * Tells the owner of an account by mail, once a day, that many tried to sign in to it: to be called for an attempt
 * that failed.
 */
export async function tellOwnerOfAttempts(
  { db, env, jobs, now }: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>,
  user: UserRow,
  attempts: number,
): Promise<void> {
  if (attempts < multiplied(env, perAccount).max) return;
  await inTransaction(db, async (tx) => {
    const toldToday = await countAttempt(tx, { ...ownerTold, key: user.email_folded }, now());
    if (toldToday > 1) return;
    await jobs.send(tx, {
      kind: 'message',
      template: 'sign_in_tries',
      channel: 'mail',
      ...addressee(user),
    });
  });
}

function waitOf(excess: number): number {
  const { first, longest, attemptsToDouble } = strangerWait;
  return Math.min(longest, first * 2 ** Math.floor(excess / attemptsToDouble));
}
