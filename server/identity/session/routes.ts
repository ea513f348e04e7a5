import type { FastifyInstance } from 'fastify';
import { AppError, invalidField } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { logEvent, logEventOnFailure } from '#server/http/security-event.ts';
import { verifyCaptcha } from '../captcha/verify-captcha.ts';
import { beginSession } from './begin-session.ts';
import {
  clearSessionCookies,
  readCookie,
  setAnonymousCookies,
  setSessionCookies,
  setXsrfCookie,
  clearSession,
} from './cookies.ts';
import { checkCredentials, wrongCredentials } from './login.ts';
import { readOwnUser } from './presenter.ts';
import { refreshSession } from './refresh.ts';
import { revokeSession } from './repository.ts';
import { ownUser, unauthenticated, readVisitor } from './visitor.ts';

export function registerSession(app: FastifyInstance, deps: Deps): void {
  const { db, env, now } = deps;

  route(app, 'csrfCookie', async (_input, request, reply) => {
    const { sessionId, boundTo } = await readVisitor(deps, request, reply);
    if (sessionId) setXsrfCookie(env, reply, sessionId, now());
    else setAnonymousCookies(env, reply, now(), boundTo ?? undefined);
    return null;
  });

  route(app, 'login', async ({ body }, request, reply) => {
    const { visitor } = request;
    if (visitor?.stale) {
      clearSessionCookies(env, reply);
      throw unauthenticated();
    }
    const token = body.captcha_token;
    const captcha = await verifyCaptcha(deps, { token, action: 'login', ip: request.ip });
    const checking = checkCredentials(deps, body, request.ip, captcha);
    const user = await logEventOnFailure(request, 'authn_login_fail', checking);
    if (user.password_is_temporary)
      throw invalidField('setup_password', 'Parola ta este temporară. Alege una nouă.');
    await beginSession(deps, request, reply, async () => user, wrongCredentials);
    return { data: await readOwnUser(deps, user) };
  });

  route(app, 'refreshSession', async (_input, request, reply) => {
    const token = readCookie(env, request, 'rt');
    const outcome = await refreshSession(deps, token);
    if (outcome === 'raced') throw new AppError('refresh_raced');
    if (typeof outcome !== 'string') {
      setSessionCookies(env, reply, outcome, now());
      return null;
    }
    if (outcome === 'reused') logEvent(request, 'authn_token_reuse');
    clearSessionCookies(env, reply);
    throw unauthenticated();
  });

  route(app, 'logout', async (_input, request, reply) => {
    const sessionId = request.visitor?.sessionId;
    if (sessionId) await revokeSession(db, sessionId, now());
    clearSession(env, reply, now());
    return null;
  });

  route(app, 'user', async ({ client }) => {
    return { data: await readOwnUser(deps, await ownUser(db, client)) };
  });
}
