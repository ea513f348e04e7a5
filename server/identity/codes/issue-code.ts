import { randomUUID } from 'node:crypto';
import { resendSeconds } from '#contract/account-values.ts';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { AppError, invalidField } from '#server/app-error.ts';
import type { ChallengePurpose } from '#server/db/schema-users.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { requireRoom, waitOn } from '#server/limits/take-limit.ts';
import type { CodeOwner } from '#server/messages/code-of.ts';
import type { Message } from '#server/messages/message.ts';
import { isPhone, sendLimits, takeSendLimits } from './code-limits.ts';
import { replaceChallenge, takeSend, waitOf } from './repository.ts';

type Request = {
  purpose: ChallengePurpose;
  contact: string;
  /** If null without `form`, no code is sent or matches; the response is identical. */
  userId: string | null;
  form?: Record<string, unknown>;
  field: string;
  ip: string;
  isKnown?: boolean;
};

/** Another code can be sent after `seconds`. */
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
 * Invalidates the previous code for this purpose and contact. Throws 429, or 422 on `field` (with
 * `seconds` if it is too soon). Refused requests do not count.
 */
export async function issueCode(
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>,
  { purpose, contact, userId, form, field, ip, isKnown }: Request,
): Promise<IssuedCode> {
  requireChannel(deps.env, contact, field);
  return inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const seconds = waits[purpose];
    const left = await takeSend(tx, { purpose, contact }, seconds, now);
    if (left > 0) throw tooSoon(field, left);
    const isSent = userId !== null || form !== undefined;
    await takeSendLimits({ ...deps, db: tx }, { contact, ip, field, isKnown }, isSent);
    const challenge = { id: randomUUID(), purpose, contact };
    await replaceChallenge(tx, {
      ...challenge,
      user_id: userId,
      form: form ?? null,
      asked_from: limitKeyOf(ip),
      created_at: now,
      expires_at: new Date(now.getTime() + limits.codes.storedSeconds * 1000),
    });
    // Enqueued for unknown contacts too, to prevent account enumeration.
    await deps.jobs.send(tx, codeMessage(challenge));
    return { token: challenge.id, seconds };
  });
}

/** Checks the wait and the limits per contact and remote address, without counting. */
export async function requireSend(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { purpose, contact, field, ip }: Pick<Request, 'purpose' | 'contact' | 'field' | 'ip'>,
): Promise<void> {
  requireChannel(deps.env, contact, field);
  const left = await waitOf(deps.db, { purpose, contact }, waits[purpose], deps.now());
  if (left > 0) throw tooSoon(field, left);
  for (const limit of sendLimits({ contact, ip })) await requireRoom(deps, limit, waitOn(field));
}

function requireChannel({ SMS_DRIVER }: Deps['env'], contact: string, field: string): void {
  if (SMS_DRIVER !== 'off' || !isPhone(contact)) return;
  throw invalidField(field, 'Acum nu putem trimite SMS-uri. Încearcă din nou mai târziu.');
}

function tooSoon(field: string, seconds: number): AppError {
  const message = 'Ai cerut deja un cod.';
  return new AppError('validation_failed', message, { [field]: [message] }, { seconds });
}

export function codeMessage(challenge: CodeOwner): Message {
  const { contact: to, purpose } = challenge;
  const message = { to, challenge } as const;
  switch (purpose) {
    case 'sms-login':
      return { ...message, template: 'login_code', channel: 'sms' };
    case 'registration':
      return { ...message, template: 'registration_code', channel: 'sms' };
    case 'change-phone':
      return { ...message, template: 'new_phone_code', channel: 'sms' };
    case 'security':
      return { ...message, template: 'security_code', channel: isPhone(to) ? 'sms' : 'mail' };
    case 'password-reset':
      return { ...message, template: 'password_code', channel: 'mail' };
    case 'change-email':
      return { ...message, template: 'new_email_code', channel: 'mail' };
  }
}
