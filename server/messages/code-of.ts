import { createHmac } from 'node:crypto';
import { codeDigits } from '#contract/account-values.ts';
import type { ChallengePurpose } from '../db/schema-users.ts';
import type { Env } from '../env.ts';

/** A challenge: proves one contact, a phone (E.164) or e-mail (folded), for one purpose. */
export type CodeOwner = {
  id: string;
  purpose: ChallengePurpose;
  contact: string;
};

/**
 * Derives the six digits of a challenge: RFC 4226 truncation of an HMAC-SHA256 with OTP_KEY. Codes are never
 * stored, so access to the database or its jobs reveals none.
 */
export function codeOf({ OTP_KEY }: Pick<Env, 'OTP_KEY'>, owner: CodeOwner): string {
  const text = `${owner.purpose}|${owner.id}|${owner.contact}`;
  const mac = createHmac('sha256', OTP_KEY).update(text).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
}
