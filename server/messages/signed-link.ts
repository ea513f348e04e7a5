import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../deps.ts';

type Keys = Pick<Env, 'APP_KEY' | 'APP_KEY_PREVIOUS'>;

/** `text` names the purpose, so that a token serves only one. */
export function signatureOf(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function isSigned(
  { APP_KEY, APP_KEY_PREVIOUS }: Keys,
  token: string,
  sign: (key: string) => string,
): boolean {
  return [APP_KEY, APP_KEY_PREVIOUS].some((key) => key && isSame(sign(key), token));
}
