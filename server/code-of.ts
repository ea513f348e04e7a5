import { createHmac } from 'node:crypto';
import { codeDigits } from '#contract/account-values.ts';
import type { ChallengePurpose } from './db/schema-users.ts';
import type { Env } from './env.ts';

/** Whose contact a code proves, and what for: one challenge, sent for one thing to one phone (E.164) or e-mail (folded). */
export type CodeOwner = {
  id: string;
  purpose: ChallengePurpose;
  contact: string;
};

/**
 * Returns the six digits of a challenge, derived by the truncation of RFC 4226 from HMAC-SHA256 with OTP_KEY. So the
 * code stands nowhere: whoever reads the database, or the jobs in it, knows no code.
 */
export function codeOf({ OTP_KEY }: Pick<Env, 'OTP_KEY'>, owner: CodeOwner): string {
  const text = `${owner.purpose}|${owner.id}|${owner.contact}`;
  const mac = createHmac('sha256', OTP_KEY).update(text).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
}
