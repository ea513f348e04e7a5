import { waitSentence } from '#domain/wait-label.ts';
import type { Deps } from '../deps.ts';
import { limitKeyOf, networkOf } from '#domain/client-address.ts';
import { countAttempt } from '../limits/repository.ts';
import { refuseUsedUp, takeLimit } from '../limits/take-limit.ts';
import { hasSessionFrom } from './repository.ts';

const perAddress = { scope: 'login-address', max: 100, windowSeconds: 3600 };
const perEmail = { scope: 'login-email', max: 10, windowSeconds: 15 * 60 };
const perAccount = { scope: 'login-account', max: 50, windowSeconds: 24 * 3600 };
const perStranger = { scope: 'login-stranger', max: 1 };

const firstWait = 60;
const longestWait = 15 * 60;
/** Attempts on an account that double the wait of strangers. */
const doubling = 25;

/**
 * Counts an attempt to sign in, before the password is looked at, by address and by e-mail at an address. An account
 * on which many try in a day is for strangers, networks that it has no session from, one attempt per network and
 * wait, and the wait grows. Nobody can use up the attempts of the owner: each network has its own, and the owner's is
 * no stranger. Throws 429 with the wait on `email`.
 */
export async function takeLoginLimits(
  { db, env, now: clock }: Pick<Deps, 'db' | 'env' | 'now'>,
  email: string,
  ip: string,
): Promise<void> {
  const now = clock();
  const address = limitKeyOf(ip);
  const network = networkOf(ip);
  const lasting = [
    { ...perAddress, key: address, max: perAddress.max * env.LIMIT_FACTOR },
    { ...perEmail, key: `${email} ${address}`, max: perEmail.max * env.LIMIT_FACTOR },
  ];
  const stranger = { ...perStranger, key: `${email} ${network}` };
  refuseUsedUp(db, [...lasting, stranger], now, inWords);
  for (const limit of lasting) await takeLimit(db, limit, now, inWords);

  const attempts = await countAttempt(db, { ...perAccount, key: email }, now);
  const excess = attempts - perAccount.max * env.LIMIT_FACTOR;
  if (excess <= 0 || (await hasSessionFrom(db, email, network))) return;
  await takeLimit(db, { ...stranger, windowSeconds: waitOf(excess) }, now, inWords);
}

function waitOf(excess: number): number {
  return Math.min(longestWait, firstWait * 2 ** Math.floor(excess / doubling));
}

function inWords(seconds: number): Record<string, string[]> {
  return { email: [waitSentence(seconds)] };
}
