import { randomUUID } from 'node:crypto';
import { resendSeconds } from '#contract/account-values.ts';
import { limitKeyOf } from '#domain/client-address.ts';
import { AppError } from '../app-error.ts';
import type { ChallengePurpose } from '../db/schema-users.ts';
import type { Deps, Tx } from '../deps.ts';
import { limits } from '../limits/limits.ts';
import { requireSendRoom, takeSendLimits } from './code-limits.ts';
import { codeMessage } from './code-message.ts';
import { replaceChallenge, takeSend, waitOf } from './repository.ts';

type Request = {
  purpose: ChallengePurpose;
  /** A phone in E.164 or a folded e-mail. */
  contact: string;
  /** Whose contact it is; null where it is nobody's: then nothing leaves and no code is right, which no answer tells. */
  userId: string | null;
  /** What a temporary registration keeps until its code comes back. Nobody has its contact yet, and it is sent. */
  form?: Record<string, unknown>;
  /** The field that a refusal stands on. */
  field: string;
  ip: string;
  /** The owner has signed in from there: the codes that strangers ask for do not count. */
  isKnown?: boolean;
};

/** `token` names the challenge when its code comes back; `seconds` until another one may be sent. */
export type IssuedCode = { token: string; seconds: number };

const waits: Record<ChallengePurpose, number> = {
  'sms-login': resendSeconds.smsLogin,
  registration: resendSeconds.registration,
  'password-reset': resendSeconds.mail,
  security: resendSeconds.mail,
  'change-email': resendSeconds.mail,
  'change-phone': resendSeconds.mail,
};

/**
 * Begins a challenge in the caller's transaction and leaves the message with its code to be sent; the former one of the
 * same purpose and contact is over. Throws 422 on `field` with the `seconds` to wait since the last one, and 429 past
 * the limits; nothing of a refusal is counted.
 */
export async function issueCode(
  deps: Pick<Deps, 'env' | 'jobs' | 'now'>,
  tx: Tx,
  { purpose, contact, userId, form, field, ip, isKnown }: Request,
): Promise<IssuedCode> {
  const now = deps.now();
  const seconds = waits[purpose];
  const left = await takeSend(tx, { purpose, contact }, seconds, now);
  if (left > 0) throw tooSoon(field, left);
  const isSent = userId !== null || form !== undefined;
  await takeSendLimits(tx, deps, { contact, ip, field, isKnown }, isSent);
  const challenge = { id: randomUUID(), purpose, contact };
  await replaceChallenge(tx, {
    ...challenge,
    user_id: userId,
    form: form ?? null,
    asked_from: limitKeyOf(ip),
    created_at: now,
    expires_at: new Date(now.getTime() + limits.codes.storedSeconds * 1000),
  });
  // Left for everybody's contact: what it takes and what comes of it must not tell whose it is.
  await deps.jobs.send(tx, codeMessage(challenge));
  return { token: challenge.id, seconds };
}

/**
 * Throws what issueCode would, the 422 of the wait and the 429 of contact and address, and counts nothing: before work
 * that would be vain.
 */
export async function requireSend(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { purpose, contact, field, ip }: Pick<Request, 'purpose' | 'contact' | 'field' | 'ip'>,
): Promise<void> {
  const left = await waitOf(deps.db, { purpose, contact }, waits[purpose], deps.now());
  if (left > 0) throw tooSoon(field, left);
  await requireSendRoom(deps.db, deps, { contact, ip, field });
}

function tooSoon(field: string, seconds: number): AppError {
  // The wait is in `seconds`, which screens count down.
  const message = 'Ai cerut deja un cod.';
  return new AppError('validation_failed', message, { [field]: [message] }, { seconds });
}
