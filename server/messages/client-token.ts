import { createHash } from 'node:crypto';
import type { Env } from '../deps.ts';
import { isSigned, signatureOf } from './signed-link.ts';

/** The signature covers the contacts, so that a change invalidates the token. */
type LinkedBooking = { id: string; contacts: string };

/** A token must fit into an SMS: 36 characters for the id and 88 bits of signature. */
const signatureBytes = 11;

export function clientToken(
  { APP_KEY }: Pick<Env, 'APP_KEY'>,
  { id, contacts }: LinkedBooking,
): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const signature = signatureOf(APP_KEY, `client:${id} ${contacts}`);
  return Buffer.concat([bytes, signature.subarray(0, signatureBytes)]).toString('base64url');
}

/** Checks only the format. */
export function bookingOfClientToken(token: string): string | null {
  if (!/^[\w-]{36}$/.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

export function isClientToken(
  env: Pick<Env, 'APP_KEY' | 'APP_KEY_PREVIOUS'>,
  token: string,
  booking: LinkedBooking,
): boolean {
  return isSigned(env, token, (key) => clientToken({ APP_KEY: key }, booking));
}

/** Jobs store this digest instead of further contacts of the client. */
export function contactsOf({ email, phone }: { email: string; phone: string | null }): string {
  return createHash('sha256')
    .update(`${email} ${phone ?? ''}`)
    .digest('base64url');
}
