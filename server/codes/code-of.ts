import { createHmac } from 'node:crypto';
import type { Env } from '../env.ts';

/**
 * The six digits of a challenge. They are derived from its id, which only we can do, so that no table, job or log
 * holds a code.
 */
export function codeOf({ OTP_KEY }: Pick<Env, 'OTP_KEY'>, { id }: { id: string }): string {
  const digest = createHmac('sha256', OTP_KEY).update(id).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
