import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '#server/app-error.ts';
import type { Db, Deps } from '#server/deps.ts';
import { logEvent } from '#server/http/security-event.ts';
import { isSame } from '#server/messages/signed-link.ts';
import { findUser, type UserRow } from '../users/repository.ts';
import { clearSecret, hasCookie, readCookie } from './cookies.ts';
import { isRefreshToken } from './refresh.ts';
import { findLiveSession, findSessionOfToken } from './repository.ts';
import { readAccessToken } from './signed-tokens.ts';

export type Client = {
  userId: string;
  sessionId: string;
};

export type Visitor = {
  client: Client | null;
  /** Set for a live session, even without a valid access token. */
  sessionId: string | null;
  boundTo: string | null;
  stale: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if the call needs neither a session nor an XSRF token. */
    visitor: Visitor | null;
  }
}

export async function readVisitor(
  { db, env, now }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor> {
  const access = readAccess();
  const refresh = readRefresh();
  const anonymous = readCookie(env, request, 'anon');

  const live =
    (access && (await findLiveSession(db, { sessionId: access.sessionId, now: now() }))[0]) ??
    (refresh && (await findSessionOfToken(db, refresh, now())));
  if (!live) {
    const boundTo = anonymous && /^[\w-]{32}$/.test(anonymous) ? anonymous : null;
    return { client: null, sessionId: null, boundTo, stale: Boolean(access ?? refresh) };
  }
  const isFresh = access?.sessionId === live.id && access.expiresAt > now();
  const client = isFresh ? { userId: live.user_id, sessionId: live.id } : null;
  return { client, sessionId: live.id, boundTo: live.id, stale: false };

  function readAccess() {
    const token = readCookie(env, request, 'at');
    const read = token === null ? null : readAccessToken(env, token);
    if (read?.state === 'signed') return read;
    if (read?.state === 'forged') logEvent(request, 'authn_token_forged');
    clearUnread('at');
    return null;
  }

  function readRefresh(): string | null {
    const token = readCookie(env, request, 'rt');
    if (token !== null && isRefreshToken(token)) return token;
    clearUnread('rt');
    return null;
  }

  function clearUnread(cookie: 'at' | 'rt'): void {
    if (hasCookie(env, request, cookie)) clearSecret(env, reply, cookie);
  }
}

export async function ownUser(db: Db, { userId }: Client): Promise<UserRow> {
  return requireRow(await findUser(db, userId));
}

/** Throws 401 if the account was deleted or its credentials changed concurrently. */
export function requireRow(row: UserRow | null): UserRow {
  if (!row) throw unauthenticated();
  return row;
}

export function unauthenticated(): AppError {
  return new AppError('unauthenticated');
}

export function requireOperator({ env }: Pick<Deps, 'env'>, request: FastifyRequest): void {
  if (!env.OPERATOR_TOKEN) throw notFound();
  const { authorization = '' } = request.headers;
  const isOperator = isSame(authorization, `Bearer ${env.OPERATOR_TOKEN}`);
  if (isOperator) return;
  logEvent(request, 'authn_token_forged');
  throw new AppError('forbidden');
}
