import { limitKeyOf } from '#domain/network/remote-address.ts';
import { invalidField, type AppError } from '#server/app-error.ts';
import type { ChallengePurpose } from '#server/db/schema-users.ts';
import type { Db, Deps, Tx } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { countAttempt, giveBack } from '#server/limits/repository.ts';
import { takeLimit, waitOn } from '#server/limits/take-limit.ts';
import { codeOf } from '#server/messages/code-of.ts';
import { isSame } from '#server/messages/signed-link.ts';
import { isPhone } from './code-limits.ts';
import {
  consumeChallenge,
  giveAttemptBack,
  hasOwner,
  takeAttempt,
  type Challenge,
} from './repository.ts';

type Guess = {
  purpose: ChallengePurpose;
  contact: string;
  /** Without it, the contact's latest challenge counts. */
  token?: string;
  userId?: string;
  code: string;
  field: string;
  ip: string;
};

/**
 * Does not use up a right code. Throws 429, or 422 on `field` with the same words for every cause.
 * Call it outside transactions, because a rollback would undo the count.
 */
export async function checkCode(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { purpose, contact, token, userId, code, field, ip }: Guess,
): Promise<Challenge> {
  const { db, env } = deps;
  const now = deps.now();
  const address = limitKeyOf(ip);
  const { perContact, perAddress } = limits.codes.failures;
  // Per remote address, so that others cannot lock the client out.
  const ofContact = { ...perContact, key: `${contact} ${address}` };
  const failures = [{ ...perAddress, key: address }, ofContact];
  // Counts before comparing, so that concurrent guesses cannot exceed the limits.
  for (const limit of failures) await takeLimit({ ...deps, now: () => now }, limit, waitOn(field));
  const attempt = { purpose, contact, token, userId, address };
  const challenge = await takeAttempt(db, attempt, now);
  // There was no code to guess.
  if (!challenge) await giveBack(db, ofContact, now);
  const isRight = challenge && isSame(code, codeOf(env, challenge)) && hasOwner(challenge);
  if (!isRight) throw wrongCode(field);
  await giveAttemptBack(db, challenge, attempt);
  for (const limit of failures) await giveBack(db, limit, now);
  if (isPhone(contact)) await countProof(db, challenge, now);
  return challenge;
}

/** Counts each verified code once per hour. */
async function countProof(db: Db, { id }: Challenge, now: Date): Promise<void> {
  const { proven } = limits.codes.sms;
  const checks = await countAttempt(db, { ...proven, key: id }, now);
  if (checks === 1) await countAttempt(db, proven, now);
}

export async function spendCode(
  tx: Tx,
  { id }: Pick<Challenge, 'id'>,
  field: string,
  now: Date,
): Promise<void> {
  if (!(await consumeChallenge(tx, id, now))) throw wrongCode(field);
}

export function wrongCode(field: string): AppError {
  return invalidField(field, 'Codul nu este corect sau a expirat. Verifică-l sau cere altul.');
}
