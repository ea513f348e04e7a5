import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps, Tx } from '#server/deps.ts';
import { route, type Input } from '#server/http/route.ts';
import { logEventOnFailure } from '#server/http/security-event.ts';
import { requireCaptcha } from '../captcha/verify-captcha.ts';
import { checkCode, spendCode, wrongCode } from '../codes/check-code.ts';
import { issueCode } from '../codes/issue-code.ts';
import { findUser, findUserBy, type UserRow } from '../users/repository.ts';
import { beginSession } from './begin-session.ts';
import { padDuration } from './login.ts';
import { readOwnUser } from './presenter.ts';

const purpose = 'sms-login';

export function registerSmsLogin(app: FastifyInstance, deps: Deps): void {
  route(app, 'sendLoginSms', async ({ body: { phone, captcha_token: token } }, { ip }) => {
    await requireCaptcha(deps, { token, action: 'sms', ip });
    const sent = await padDuration(async () => {
      const user = await findUserBy(deps.db, 'phone', phone);
      const userId = user?.id ?? null;
      return issueCode(deps, { purpose, contact: phone, userId, field: 'phone', ip });
    });
    return { ...sent, message: 'Dacă există un cont cu acest număr, primești un cod prin SMS.' };
  });

  route(app, 'confirmLoginSms', async ({ body }, request, reply) => {
    const login = loginBySms(deps, body, request, reply);
    const user = await logEventOnFailure(request, 'authn_login_fail', login);
    return { data: await readOwnUser(deps, user) };
  });
}

async function loginBySms(
  deps: Deps,
  { phone: contact, token, confirmation_code: code }: Input<'confirmLoginSms'>['body'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRow> {
  const field = 'confirmation_code';
  const guess = { purpose, contact, token, code, field, ip: request.ip } as const;
  const challenge = await checkCode(deps, guess);
  const spend = async (tx: Tx) => {
    await spendCode(tx, challenge, field, deps.now());
    const user = challenge.user_id === null ? null : await findUser(tx, challenge.user_id);
    // The account may be deleted or have another phone by now.
    if (user?.phone !== contact) throw wrongCode(field);
    return user;
  };
  return beginSession(deps, request, reply, spend, () => wrongCode(field));
}
