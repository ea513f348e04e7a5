import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../route.ts';
import { logEvent } from '../security-event.ts';
import { beginSession } from '../session/begin-session.ts';
import { presentUser } from '../session/presenter.ts';
import { findSocialUser } from './login-social.ts';

/** Sign-in with an account of Apple or Facebook. */
export function registerSocial(app: FastifyInstance, deps: Deps): void {
  route(app, 'loginSocial', async ({ body }, request, reply) => {
    const user = await findSocialUser(deps, body, request.ip).catch((error: unknown) => {
      logEvent(request, 'authn_login_fail');
      throw error;
    });
    await beginSession(deps, request, reply, user);
    return { data: presentUser(user) };
  });
}
