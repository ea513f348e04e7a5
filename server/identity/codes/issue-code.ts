import { randomUUID } from 'node:crypto';
import { resendSeconds } from '#contract/account-values.ts';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { AppError } from '#server/app-error.ts';
import type { ChallengePurpose } from '#server/db/schema-users.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { requireSendRoom, takeSendLimits } from './code-limits.ts';
import { codeMessage } from './code-message.ts';
import { replaceChallenge, takeSend, waitOf } from './repository.ts';

type Request = {
  purpose: ChallengePurpose;
  /** A phone in E.164 or a folded e-mail. */
  contact: string;
  /**
   * Owner of the contact. If null, nothing is sent and no code matches; responses are identical, to prevent
   * account enumeration.
   */
  userId: string | null;
  /**
   * Form of a temporary registration, kept until the code is verified. Its contact has no owner yet, but the
   * code is sent.
   */
  form?: Record<string, unknown>;
  field: string;
  ip: string;
  /** The client has signed in from here before: codes requested by strangers do not count. */
  isKnown?: boolean;
};

/** `token` identifies the challenge; `seconds` until another code may be sent. */
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
 * Creates a challenge in the caller's transaction and enqueues the message with its code; invalidates the
 * former challenge of the same purpose and contact. Throws 422 on `field` with the `seconds` left since the
 * last code, and 429 beyond the limits; refused requests are not counted.
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
  // Enqueued for unknown contacts too, so that neither timing nor effects reveal whether an account exists.
  await deps.jobs.send(tx, codeMessage(challenge));
  return { token: challenge.id, seconds };
}

/**
 * Throws like issueCode (422 during the wait, 429 per contact and remote address), but counts nothing. Call
 * before expensive work.
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
  // The response has the wait in `seconds`, which screens count down.
  const message = 'Ai cerut deja un cod.';
  return new AppError('validation_failed', message, { [field]: [message] }, { seconds });
}
