import type { FastifyInstance, FastifyRequest } from 'fastify';
import { verifyCaptcha } from '../captcha/verify-captcha.ts';
import type { Deps } from '../deps.ts';
import { route } from '../route.ts';
import { logEvent } from '../security-event.ts';
import { leave } from '../session/leave.ts';
import { revokeSession } from '../session/repository.ts';
import { checkPasswordCode, resetPassword, sendPasswordCode } from './reset-password.ts';
import { setupPassword } from './setup-password.ts';

/** What gives a client a password who is not signed in: recovery by a code, and a temporary one that is replaced. */
export function registerPasswords(app: FastifyInstance, deps: Deps): void {
  const { db, env, now } = deps;

  route(app, 'sendPasswordCode', async ({ body: { email, captcha_token: token } }, { ip }) => {
    // A mail costs nothing, and its limits hold without a captcha: a provider that is away keeps nobody out.
    await verifyCaptcha(deps, { token, action: 'password', ip });
    return {
      seconds: await sendPasswordCode(deps, email, ip),
      message: 'Dacă există un cont cu acest e-mail, primești un cod în câteva minute.',
    };
  });

  route(app, 'verifyPasswordCode', async ({ body }, request) => {
    await logged(request, checkPasswordCode(deps, body, request.ip));
    return { message: 'Codul este corect. Alege o parolă nouă.' };
  });

  route(app, 'resetPassword', async ({ body }, request, reply) => {
    await logged(request, resetPassword(deps, body, request.ip));
    logEvent(request, 'authn_password_change');
    const sessionId = request.visitor?.sessionId;
    if (sessionId) await revokeSession(db, sessionId, now());
    leave(env, reply, now());
    return {
      message: 'Parola a fost salvată cu succes. Acum te poți autentifica folosind parola nouă.',
    };
  });

  route(app, 'setupPassword', async ({ body }, request) => {
    await logged(request, setupPassword(deps, body, request.ip));
    logEvent(request, 'authn_password_change');
    return null;
  });
}

async function logged<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    logEvent(request, 'authn_password_change_fail');
    throw error;
  });
}
