import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env.ts';

/** The start is signed, so that a move invalidates the token. */
type LinkedBooking = { id: string; starts_at: Date | string };

/** Never stored, so that access to the database or its jobs does not allow decisions. */
export function locationToken(
  { APP_KEY }: Pick<Env, 'APP_KEY'>,
  { id, starts_at }: LinkedBooking,
): string {
  const text = `answer:${id} ${new Date(starts_at).toISOString()}`;
  return `${id}.${createHmac('sha256', APP_KEY).update(text).digest('base64url')}`;
}

/** Unverified; null if malformed. */
export function bookingOfToken(token: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}

export function isLocationToken(
  env: Pick<Env, 'APP_KEY' | 'APP_KEY_PREVIOUS'>,
  token: string,
  booking: LinkedBooking,
): boolean {
  return isSigned(env, token, (key) => locationToken({ APP_KEY: key }, booking));
}

/** `sign` returns the token by a key. */
export function isSigned(
  env: Pick<Env, 'APP_KEY' | 'APP_KEY_PREVIOUS'>,
  token: string,
  sign: (key: string) => string,
): boolean {
  return [env.APP_KEY, env.APP_KEY_PREVIOUS].some((key) => {
    if (!key) return false;
    const expected = Buffer.from(sign(key));
    const actual = Buffer.from(token);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}
