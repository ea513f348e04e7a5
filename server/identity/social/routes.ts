import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { logFailure } from '#server/http/security-event.ts';
import { beginSession } from '../session/begin-session.ts';
import { readOwnUser } from '../session/read-own-user.ts';
import { findSocialUser, unknownAccount } from './login-social.ts';

export function registerSocial(app: FastifyInstance, deps: Deps): void {
  route(app, 'loginSocial', async ({ body }, request, reply) => {
    const user = await logFailure(
      request,
      'authn_login_fail',
      findSocialUser(deps, body, request.ip),
    );
    await beginSession(deps, request, reply, user, () => unknownAccount({ network: body.social }));
    return { data: await readOwnUser(deps, user) };
  });
}
