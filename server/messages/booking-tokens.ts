import { createHash } from 'node:crypto';
import { signatureOf, type SigningKey } from './signed-link.ts';

/** The signature covers the contacts, so that new contacts invalidate the token. */
type ClientLink = { id: string; contacts: string };

/** A token must fit into an SMS, so its 36 characters hold the id and 88 bits of signature. */
const signatureBytes = 11;

export function clientToken(key: SigningKey, { id, contacts }: ClientLink): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const signature = Buffer.from(signatureOf(key, `client:${id} ${contacts}`), 'base64url');
  return Buffer.concat([bytes, signature.subarray(0, signatureBytes)]).toString('base64url');
}

/** Checks only the format. */
export function bookingOfClientToken(token: string): string | null {
  if (!/^[\w-]{36}$/.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** Returns a digest for jobs, which contain no contact of the client except `to`. */
export function contactsOf({ email, phone }: { email: string; phone: string | null }): string {
  return createHash('sha256')
    .update(`${email} ${phone ?? ''}`)
    .digest('base64url');
}

/** The signature covers the start, so that a move invalidates the token. */
type LocationLink = { id: string; starts_at: Date | string };

/** Tokens are not stored, so that access to the database allows no decisions. */
export function locationToken(key: SigningKey, { id, starts_at }: LocationLink): string {
  const text = `answer:${id} ${new Date(starts_at).toISOString()}`;
  return `${id}.${signatureOf(key, text)}`;
}

/** Checks only the format. */
export function bookingOfLocationToken(token: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}
