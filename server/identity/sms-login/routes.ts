import type { FastifyInstance } from 'fastify';
import { requireCaptcha } from '../captcha/verify-captcha.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { logEventOnFailure } from '#server/http/security-event.ts';
import { readOwnUser } from '../session/presenter.ts';
import { loginBySms, sendLoginCode } from './login-by-sms.ts';

export function registerSmsLogin(app: FastifyInstance, deps: Deps): void {
  route(app, 'sendLoginSms', async ({ body: { phone, captcha_token: token } }, { ip }) => {
    await requireCaptcha(deps, { token, action: 'sms', ip });
    return {
      ...(await sendLoginCode(deps, phone, ip)),
      message: 'Dacă există un cont cu acest număr, primești un cod prin SMS.',
    };
  });

  route(app, 'confirmLoginSms', async ({ body }, request, reply) => {
    const user = await logEventOnFailure(
      request,
      'authn_login_fail',
      loginBySms(deps, body, request, reply),
    );
    return { data: await readOwnUser(deps, user) };
  });
}
