import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../deps.ts';

export type SigningKey = Pick<Env, 'APP_KEY'>;
export type SigningKeys = Pick<Env, 'APP_KEY' | 'APP_KEY_PREVIOUS'>;

/** `text` names the purpose, so that a token serves only one. Returns base64url. */
export function signatureOf({ APP_KEY }: SigningKey, text: string): string {
  return createHmac('sha256', APP_KEY).update(text).digest('base64url');
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function isSigned<T>(
  { APP_KEY, APP_KEY_PREVIOUS }: SigningKeys,
  token: string,
  sign: (key: SigningKey, content: T) => string,
  content: T,
): boolean {
  return [APP_KEY, APP_KEY_PREVIOUS].some(
    (key) => key && isSame(sign({ APP_KEY: key }, content), token),
  );
}
