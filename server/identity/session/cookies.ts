import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import {
  hintCookie,
  hostCookie,
  xsrfCookie,
  type SecretCookie,
} from '#contract/session-cookies.ts';
import { retentionDays } from '#domain/legal/periods.ts';
import { dayMs } from '#domain/time/local-time.ts';
import type { Env } from '#server/deps.ts';
import type { NewSession } from './repository.ts';
import {
  isKnownMark,
  mintAccessToken,
  mintKnownMark,
  mintXsrfToken,
  xsrfLifetime,
} from './signed-tokens.ts';

export const accessLifetime = 15 * 60;

const knownLifetime = (retentionDays.knownBrowser * dayMs) / 1000;

export function cookieName(env: Env, cookie: SecretCookie): string {
  return env.APP_MODE === 'production' ? hostCookie(cookie) : cookie;
}

/** Returns null if the cookie is present twice, because one may be planted. */
export function readCookie(env: Env, request: FastifyRequest, cookie: SecretCookie): string | null {
  const name = cookieName(env, cookie);
  return countOf(request, name) === 1 ? (request.cookies[name] ?? null) : null;
}

export function hasCookie(env: Env, request: FastifyRequest, cookie: SecretCookie): boolean {
  return countOf(request, cookieName(env, cookie)) > 0;
}

function countOf(request: FastifyRequest, name: string): number {
  const pairs = (request.headers.cookie ?? '').split(';');
  return pairs.filter((pair) => pair.split('=', 1)[0]?.trim() === name).length;
}

export function setSessionCookies(
  env: Env,
  reply: FastifyReply,
  session: NewSession,
  now: Date,
): void {
  const expiresAt = new Date(now.getTime() + accessLifetime * 1000);
  const refreshLifetime = Math.floor((session.refreshExpiresAt.getTime() - now.getTime()) / 1000);
  const access = mintAccessToken(env, session.sessionId, expiresAt);
  setSecret(env, reply, 'at', access, accessLifetime);
  setSecret(env, reply, 'rt', session.refreshToken, refreshLifetime);
  const hint = `1.${Math.floor(expiresAt.getTime() / 1000)}`;
  reply.setCookie(hintCookie, hint, { ...open(env), maxAge: refreshLifetime });
  setXsrfCookie(env, reply, session.sessionId, now);
  clearSecret(env, reply, 'anon');
}

export function setKnownCookie(env: Env, reply: FastifyReply, userId: string): void {
  setSecret(env, reply, 'known', mintKnownMark(env, userId), knownLifetime);
}

export function isKnownBrowser(env: Env, request: FastifyRequest, userId: string): boolean {
  const mark = readCookie(env, request, 'known');
  return mark !== null && isKnownMark(env, mark, userId);
}

export function clearSessionCookies(env: Env, reply: FastifyReply): void {
  clearSecret(env, reply, 'at');
  clearSecret(env, reply, 'rt');
  reply.clearCookie(hintCookie, open(env));
}

export function clearSecret(env: Env, reply: FastifyReply, cookie: SecretCookie): void {
  reply.clearCookie(cookieName(env, cookie), secret(env));
}

/** Keeps localStorage, because its consent belongs to the visitor, not to the session. */
export function clearSession(env: Env, reply: FastifyReply, now: Date): void {
  clearSessionCookies(env, reply);
  setAnonymousCookies(env, reply, now);
  reply.header('clear-site-data', '"cache"');
}

export function setAnonymousCookies(
  env: Env,
  reply: FastifyReply,
  now: Date,
  id = randomBytes(24).toString('base64url'),
): void {
  setSecret(env, reply, 'anon', id, xsrfLifetime);
  setXsrfCookie(env, reply, id, now);
}

export function setXsrfCookie(env: Env, reply: FastifyReply, boundTo: string, now: Date): void {
  const token = mintXsrfToken(env, boundTo, now);
  reply.setCookie(xsrfCookie, token, { ...open(env), maxAge: xsrfLifetime });
}

function setSecret(
  env: Env,
  reply: FastifyReply,
  cookie: SecretCookie,
  value: string,
  maxAge: number,
): void {
  reply.setCookie(cookieName(env, cookie), value, { ...secret(env), maxAge });
}

function open(env: Env): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: env.APP_MODE === 'production' };
}

function secret(env: Env): CookieSerializeOptions {
  return { ...open(env), httpOnly: true };
}
