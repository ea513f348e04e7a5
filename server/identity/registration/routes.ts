import type { FastifyInstance } from 'fastify';
import { requireCaptcha } from '../captcha/verify-captcha.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { logEvent } from '#server/http/security-event.ts';
import { readOwnUser } from '../session/presenter.ts';
import { registerClient } from './register-client.ts';
import { registerTemporarily } from './register-temporarily.ts';

export function registerRegistration(app: FastifyInstance, deps: Deps): void {
  route(app, 'registerTemporarily', async ({ body }, request) => {
    const { captcha_token: captchaToken } = body;
    await requireCaptcha(deps, { token: captchaToken, action: 'register', ip: request.ip });
    const { token, seconds } = await registerTemporarily(deps, body, request.ip);
    return { data: token, seconds, message: 'Ți-am trimis un cod prin SMS.' };
  });

  route(app, 'registerClient', async ({ body }, request, reply) => {
    const user = await registerClient(deps, body, request, reply);
    logEvent(request, 'user_created');
    return { data: await readOwnUser(deps, user) };
  });
}
