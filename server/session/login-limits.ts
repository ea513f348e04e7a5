import { waitSentence } from '#domain/wait-label.ts';
import type { CaptchaOutcome } from '../captcha/verify-captcha.ts';
import type { Deps } from '../deps.ts';
import { limitKeyOf, networkOf } from '#domain/client-address.ts';
import { limits } from '../limits/limits.ts';
import { countAttempt } from '../limits/repository.ts';
import { refuseUsedUp, takeLimit } from '../limits/take-limit.ts';
import { hasSessionFrom } from './repository.ts';

const { perAddress, perEmail, perAccount, perStranger, strangerWait, unchecked } = limits.login;

/**
 * Counts an attempt to sign in, before the password is looked at, by address and by e-mail at an address. An account
 * on which many try in a day is for strangers, networks that it has no session from, one attempt per network and
 * wait, and the wait grows. Nobody can use up the attempts of the owner: each network has its own, and the owner's is
 * no stranger; nor is whom a captcha took for a person. Where the captcha's provider is away an address has fewer
 * attempts. Throws 429 with the wait on `email`.
 */
export async function takeLoginLimits(
  { db, env, now: clock }: Pick<Deps, 'db' | 'env' | 'now'>,
  email: string,
  ip: string,
  captcha: CaptchaOutcome = 'off',
): Promise<void> {
  const now = clock();
  const address = limitKeyOf(ip);
  const network = networkOf(ip);
  const counted = [
    { ...perAddress, key: address, max: perAddress.max * env.LIMIT_FACTOR },
    { ...perEmail, key: `${email} ${address}`, max: perEmail.max * env.LIMIT_FACTOR },
  ];
  if (captcha === 'unchecked')
    counted.push({ ...unchecked, key: address, max: unchecked.max * env.LIMIT_FACTOR });
  const stranger = { ...perStranger, key: `${email} ${network}` };
  const isPerson = captcha === 'passed';
  refuseUsedUp(db, isPerson ? counted : [...counted, stranger], now, inWords);
  for (const limit of counted) await takeLimit(db, limit, now, inWords);

  const attempts = await countAttempt(db, { ...perAccount, key: email }, now);
  const excess = attempts - perAccount.max * env.LIMIT_FACTOR;
  if (excess <= 0 || isPerson || (await hasSessionFrom(db, email, network))) return;
  await takeLimit(db, { ...stranger, windowSeconds: waitOf(excess) }, now, inWords);
}

function waitOf(excess: number): number {
  const { first, longest, attemptsToDouble } = strangerWait;
  return Math.min(longest, first * 2 ** Math.floor(excess / attemptsToDouble));
}

function inWords(seconds: number): Record<string, string[]> {
  return { email: [waitSentence(seconds)] };
}
