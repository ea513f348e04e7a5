import type { Env } from '#server/env.ts';
import { isSame, sign, signingKeys } from './signing-keys.ts';

/** Result of reading an access cookie. `forged`: well-formed, but not signed by us. */
export type AccessToken =
  { state: 'signed'; sessionId: string; expiresAt: Date } | { state: 'malformed' | 'forged' };

/** Builds `base64url(session.expiry.key).signature`; the expiry in epoch seconds. */
export function mintAccessToken(env: Env, sessionId: string, expiresAt: Date): string {
  const [key] = signingKeys(env);
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const payload = Buffer.from(`${sessionId}.${seconds}.${key.id}`).toString('base64url');
  return `${payload}.${sign(key.secret, 'access', payload)}`;
}

/** Reads an access cookie. A signed one may have expired or belong to a deleted session. */
export function readAccessToken(env: Env, token: string): AccessToken {
  const [, payload, signature] = /^([\w-]{40,120})\.([\w-]{43})$/.exec(token) ?? [];
  if (!payload || !signature) return { state: 'malformed' };
  const text = Buffer.from(payload, 'base64url').toString();
  const [, sessionId, seconds, keyId] =
    /^([0-9a-f-]{36})\.(\d{1,12})\.([0-9a-f]{8})$/.exec(text) ?? [];
  if (!sessionId) return { state: 'malformed' };
  const key = signingKeys(env).find(({ id }) => id === keyId);
  if (!key || !isSame(sign(key.secret, 'access', payload), signature)) return { state: 'forged' };
  return { state: 'signed', sessionId, expiresAt: new Date(Number(seconds) * 1000) };
}
