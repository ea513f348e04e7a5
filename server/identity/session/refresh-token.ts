import { createHash, createHmac, randomBytes } from 'node:crypto';
import { retentionDays } from '#domain/legal/periods.ts';
import { dayMs } from '#domain/time/time-units.ts';
import type { Env } from '#server/env.ts';

const slidingLifetime = retentionDays.refreshToken * dayMs;
export const absoluteLifetime = retentionDays.session * dayMs;

/** Creates a first refresh token: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Derives the only valid successor of a token, so that a lost response can be repeated without storing the token. */
export function successorOf(env: Env, token: string, sessionId: string): string {
  return createHmac('sha256', env.REFRESH_KEY).update(`${token}${sessionId}`).digest('base64url');
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isRefreshToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Expiry of a token issued now: 30 days, but not beyond the end of the session. */
export function expiryOf(absoluteExpiresAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + slidingLifetime, absoluteExpiresAt.getTime()));
}
