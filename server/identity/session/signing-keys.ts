import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '#server/env.ts';

type SigningKey = {
  /** Identifies the key in signed texts, so that two keys are valid during a rotation. */
  id: string;
  secret: string;
};

export function signingKeys(env: Env): [SigningKey, ...SigningKey[]] {
  const previous = env.APP_KEY_PREVIOUS;
  return [signingKey(env.APP_KEY), ...(previous ? [signingKey(previous)] : [])];
}

function signingKey(secret: string): SigningKey {
  return { id: createHash('sha256').update(secret).digest('hex').slice(0, 8), secret };
}

/** HMAC-SHA256 of a text, base64url, bound to a purpose: a signature is invalid for any other purpose. */
export function sign(secret: string, purpose: 'access' | 'xsrf' | 'known', text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
