import { createHash, randomBytes } from 'node:crypto';
import type { Env } from '#server/deps.ts';
import { isSame, isSigned, signatureOf } from '#server/messages/signed-link.ts';

function keyIdOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

type AccessToken =
  { state: 'signed'; sessionId: string; expiresAt: Date } | { state: 'malformed' | 'forged' };

/** Returns `base64url(session.expiry.key).signature`, the expiry in epoch seconds. */
export function mintAccessToken(env: Env, sessionId: string, expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const text = `${sessionId}.${seconds}.${keyIdOf(env.APP_KEY)}`;
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${signatureOf(env, `access:${payload}`)}`;
}

/** A signed token may have expired or belong to a deleted session. */
export function readAccessToken(env: Env, token: string): AccessToken {
  const [, payload, signature] = /^([\w-]{40,120})\.([\w-]{43})$/.exec(token) ?? [];
  if (!payload || !signature) return { state: 'malformed' };
  const text = Buffer.from(payload, 'base64url').toString();
  const [, sessionId, seconds, keyId] =
    /^([0-9a-f-]{36})\.(\d{1,12})\.([0-9a-f]{8})$/.exec(text) ?? [];
  if (!sessionId) return { state: 'malformed' };
  const key = [env.APP_KEY, env.APP_KEY_PREVIOUS].find((one) => one && keyIdOf(one) === keyId);
  if (!key || !isSame(signatureOf({ APP_KEY: key }, `access:${payload}`), signature))
    return { state: 'forged' };
  return { state: 'signed', sessionId, expiresAt: new Date(Number(seconds) * 1000) };
}

/** Seconds. */
export const xsrfLifetime = 2 * 3600;

export function mintXsrfToken(env: Env, boundTo: string, now: Date): string {
  const random = Buffer.alloc(20);
  random.writeUInt32BE(Math.floor(now.getTime() / 1000));
  randomBytes(16).copy(random, 4);
  const nonce = random.toString('base64url');
  return `${nonce}.${signatureOf(env, `xsrf:${boundTo}.${nonce}`)}`;
}

export function isXsrfToken(env: Env, token: string, boundTo: string, now: Date): boolean {
  const [, nonce, signature] = /^([\w-]{27})\.([\w-]{43})$/.exec(token) ?? [];
  if (!nonce || !signature) return false;
  const issued = Buffer.from(nonce, 'base64url').readUInt32BE();
  if (now.getTime() / 1000 - issued > xsrfLifetime) return false;
  return isSigned(env, signature, signatureOf, `xsrf:${boundTo}.${nonce}`);
}

export function mintKnownMark(env: Env, userId: string): string {
  return signatureOf(env, `known:${userId}`);
}

export function isKnownMark(env: Env, mark: string, userId: string): boolean {
  return isSigned(env, mark, signatureOf, `known:${userId}`);
}
