import { createHash, createHmac, randomBytes } from 'node:crypto';
import { retentionDays } from '#domain/legal/periods.ts';
import { dayMs } from '#domain/time/local-time.ts';
import type { Env } from '#server/deps.ts';

const slidingLifetime = retentionDays.refreshToken * dayMs;
export const absoluteLifetime = retentionDays.session * dayMs;

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Derives the possible successors from `token`, so that a retry gets the same one. A refresh issues
 * the first; while keys are rotated, another process may issue the second.
 */
export function successorsOf(env: Env, token: string, sessionId: string): [string, ...string[]] {
  const derive = (key: string) =>
    createHmac('sha256', key).update(`${token}${sessionId}`).digest('base64url');
  const { REFRESH_KEY: key, REFRESH_KEY_PREVIOUS: other } = env;
  return [derive(key), ...(other ? [derive(other)] : [])];
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isRefreshToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function expiryOf(absoluteExpiresAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + slidingLifetime, absoluteExpiresAt.getTime()));
}
