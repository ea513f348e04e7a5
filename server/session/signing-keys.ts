import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env.ts';

type SigningKey = {
  /** Names the key in what it signed, so that two can be valid while one replaces the other. */
  id: string;
  secret: string;
};

/** The keys that count, the one that signs first. */
export function signingKeys(env: Env): [SigningKey, ...SigningKey[]] {
  const previous = env.APP_KEY_PREVIOUS;
  return [signingKey(env.APP_KEY), ...(previous ? [signingKey(previous)] : [])];
}

function signingKey(secret: string): SigningKey {
  return { id: createHash('sha256').update(secret).digest('hex').slice(0, 8), secret };
}

/** HMAC-SHA256 of a text for one purpose, base64url: what was signed for one purpose is worth nothing for another. */
export function sign(secret: string, purpose: 'access' | 'xsrf' | 'known', text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}

/** Whether two texts are equal, in a time that does not tell how much of them is. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
