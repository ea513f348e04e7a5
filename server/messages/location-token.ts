import { signatureOf, type SigningKey } from './signed-link.ts';

/** The signature covers the start, so that a move invalidates the token. */
type LinkedBooking = { id: string; starts_at: Date | string };

/** Not stored: access to the database or its jobs must not allow decisions. */
export function locationToken(key: SigningKey, { id, starts_at }: LinkedBooking): string {
  const text = `answer:${id} ${new Date(starts_at).toISOString()}`;
  return `${id}.${signatureOf(key, text)}`;
}

/** Checks only the format. */
export function bookingOfToken(token: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}
