import { createHmac } from 'node:crypto';
import { codeDigits } from '#contract/account-values.ts';
import type { Settings } from '#settings/read-settings.ts';
import type { ChallengePurpose } from '../db/schema-users.ts';

/** `contact`: a phone in E.164 or a folded e-mail. */
export type CodeOwner = {
  id: string;
  purpose: ChallengePurpose;
  contact: string;
};

/** Truncates as in RFC 4226. Codes are not stored, so database and jobs reveal none. */
export function codeOf({ OTP_KEY }: Pick<Settings<'api'>, 'OTP_KEY'>, owner: CodeOwner): string {
  const text = `${owner.purpose}|${owner.id}|${owner.contact}`;
  const mac = createHmac('sha256', OTP_KEY).update(text).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
}
