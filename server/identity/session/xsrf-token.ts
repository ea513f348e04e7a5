import { randomBytes } from 'node:crypto';
import type { Env } from '#server/env.ts';
import { isSame, sign, signingKeys } from './signing-keys.ts';

/** Lifetime of an XSRF-TOKEN in seconds (Laravel's session lifetime). */
export const xsrfLifetime = 2 * 3600;

/** Creates a token bound to a session or an anonymous id: random part and time, with a signature. */
export function mintXsrfToken(env: Env, boundTo: string, now: Date): string {
  const [key] = signingKeys(env);
  const random = Buffer.alloc(20);
  random.writeUInt32BE(Math.floor(now.getTime() / 1000));
  randomBytes(16).copy(random, 4);
  const nonce = random.toString('base64url');
  return `${nonce}.${sign(key.secret, 'xsrf', `${boundTo}.${nonce}`)}`;
}

/** True if the token is ours, bound to this id and not expired. */
export function isXsrfToken(env: Env, token: string, boundTo: string, now: Date): boolean {
  const [, nonce, signature] = /^([\w-]{27})\.([\w-]{43})$/.exec(token) ?? [];
  if (!nonce || !signature) return false;
  const issued = Buffer.from(nonce, 'base64url').readUInt32BE();
  if (now.getTime() / 1000 - issued > xsrfLifetime) return false;
  return signingKeys(env).some(({ secret }) =>
    isSame(sign(secret, 'xsrf', `${boundTo}.${nonce}`), signature),
  );
}
