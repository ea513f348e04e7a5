import type { FastifyInstance } from 'fastify';
import { verifyCaptcha } from '../captcha/verify-captcha.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { logEvent, logEventOnFailure } from '#server/http/security-event.ts';
import { clearSession } from '../session/cookies.ts';
import { revokeSession } from '../session/repository.ts';
import { resetPassword, sendPasswordCode, verifyPasswordCode } from './reset-password.ts';
import { setupPassword } from './setup-password.ts';

const failure = 'authn_password_change_fail';

export function registerPasswords(app: FastifyInstance, deps: Deps): void {
  const { db, env, now } = deps;

  route(app, 'sendPasswordCode', async ({ body: { email, captcha_token: token } }, request) => {
    // Sends even if the captcha cannot be verified: mails, unlike SMS, are free.
    await verifyCaptcha(deps, { token, action: 'password', ip: request.ip });
    return {
      seconds: await sendPasswordCode(deps, email, request),
      message: 'Dacă există un cont cu acest e-mail, primești un cod în câteva minute.',
    };
  });

  route(app, 'verifyPasswordCode', async ({ body }, request) => {
    await logEventOnFailure(request, failure, verifyPasswordCode(deps, body, request.ip));
    return { message: 'Codul este corect. Alege o parolă nouă.' };
  });

  route(app, 'resetPassword', async ({ body }, request, reply) => {
    await logEventOnFailure(request, failure, resetPassword(deps, body, request));
    logEvent(request, 'authn_password_change');
    const sessionId = request.visitor?.sessionId;
    if (sessionId) await revokeSession(db, sessionId, now());
    clearSession(env, reply, now());
    return {
      message: 'Parola a fost salvată cu succes. Acum te poți autentifica folosind parola nouă.',
    };
  });

  route(app, 'setupPassword', async ({ body }, request) => {
    await logEventOnFailure(request, failure, setupPassword(deps, body, request.ip));
    logEvent(request, 'authn_password_change');
    return null;
  });
}
