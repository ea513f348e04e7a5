import { createHash, randomBytes } from 'node:crypto';
import { retentionDays } from '#domain/legal/periods.ts';
import { dayMs } from '#domain/time/local-time.ts';

const slidingLifetime = retentionDays.refreshToken * dayMs;
export const absoluteLifetime = retentionDays.session * dayMs;

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
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
