import { timingSafeEqual } from 'node:crypto';
import { limitKeyOf } from '#domain/client-address.ts';
import { invalidField, type AppError } from '../app-error.ts';
import type { ChallengePurpose } from '../db/schema-users.ts';
import type { Db, Deps, Tx } from '../deps.ts';
import { limits } from '../limits/limits.ts';
import { countAttempt } from '../limits/repository.ts';
import { takeFailure } from './code-limits.ts';
import { isPhone } from './code-message.ts';
import { codeOf } from '../code-of.ts';
import {
  consumeChallenge,
  giveAttemptBack,
  isSomebodys,
  takeAttempt,
  type Challenge,
} from './repository.ts';

type Guess = {
  purpose: ChallengePurpose;
  /** A phone in E.164 or a folded e-mail. */
  contact: string;
  /** Which challenge it answers; absent: the contact's last one. */
  token?: string;
  /** Whose challenge it has to be, where somebody is signed in. */
  userId?: string;
  code: string;
  /** The field that a refusal stands on. */
  field: string;
  /** Whether a right code is used up. Without, it stays good, and spendCode uses it up in the transaction of its effect. */
  consume: boolean;
  ip: string;
};

/**
 * Returns the challenge whose code this is. A challenge is compared five times at most, within five minutes (ten after
 * it came back as proof of an owner), and used once. Throws 422 on `field`, in the same words for a code that is wrong,
 * expired, used, or of something else; 429 after too many failures of the contact or the address. Outside a transaction
 * that may roll back, which would forget the attempt.
 */
export async function checkCode(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { purpose, contact, token, userId, code, field, consume, ip }: Guess,
): Promise<Challenge> {
  const { db, env } = deps;
  const { attempts: max, strangerAttempts: strangerMax, seconds, provenSeconds } = limits.codes;
  const now = deps.now();
  const before = (age: number) => new Date(now.getTime() - age * 1000);
  const failure = await takeFailure(deps, { contact, ip, field });
  const attempt = { purpose, contact, token, userId, address: limitKeyOf(ip), max, strangerMax };
  const challenge = await takeAttempt(db, {
    ...attempt,
    sentAfter: before(seconds),
    provenAfter: before(provenSeconds),
  });
  if (!challenge) await failure.ofNoCode();
  if (!challenge || !isRight(challenge, codeOf(env, challenge), code)) throw wrongCode(field);
  if (consume) await spendCode(db, challenge, field, now);
  else await giveAttemptBack(db, challenge, attempt);
  await failure.takeBack();
  if (isPhone(contact)) await countAttempt(db, limits.codes.sms.proven, now);
  return challenge;
}

/** Uses up the code of a challenge that checkCode answered; throws 422 on `field` when another request has. */
export async function spendCode(
  db: Db | Tx,
  { id }: Pick<Challenge, 'id'>,
  field: string,
  now: Date,
): Promise<void> {
  if (!(await consumeChallenge(db, id, now))) throw wrongCode(field);
}

function isRight(challenge: Challenge, expected: string, code: string): boolean {
  const isEqual =
    code.length === expected.length && timingSafeEqual(Buffer.from(code), Buffer.from(expected));
  return isEqual && isSomebodys(challenge);
}

/** 422 on the field of a code, the same words whatever is wrong with it. */
export function wrongCode(field: string): AppError {
  return invalidField(field, 'Codul nu este corect sau a expirat. Verifică-l sau cere altul.');
}
