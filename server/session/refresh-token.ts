import { createHash, createHmac, randomBytes } from 'node:crypto';
import { retentionDays } from '#domain/retention-days.ts';
import { dayMs } from '#domain/time-units.ts';
import type { Env } from '../env.ts';

const slidingLifetime = retentionDays.refreshToken * dayMs;
export const absoluteLifetime = retentionDays.session * dayMs;

/** A first refresh token: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The one token that may follow another: derived, so that a lost answer can be given again without storing it. */
export function successorOf(env: Env, token: string, sessionId: string): string {
  return createHmac('sha256', env.REFRESH_KEY).update(`${token}${sessionId}`).digest('base64url');
}

/** What the database knows of a token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a cookie can be a refresh token at all. */
export function isRefreshToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** When a token issued now ends: 30 days, never past the session's own end. */
export function expiryOf(absoluteExpiresAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + slidingLifetime, absoluteExpiresAt.getTime()));
}
