import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { verifyCaptcha } from '#server/identity/captcha/verify-captcha.ts';
import type { Deps } from '#server/deps.ts';
import { isKeyUsed, runIdempotent } from '#server/http/idempotency-repository.ts';
import { limits } from '#server/limits/limits.ts';
import { takeLimit, waitOn } from '#server/limits/take-limit.ts';
import { route } from '#server/http/route.ts';
import { foldEmail } from '#server/identity/session/login.ts';
import { insertFeedback } from './feedback-and-vitals-repository.ts';

const scope = 'feedback';
const confirmation = { message: 'Am primit mesajul tău. Îți răspundem pe e-mail.' };

/**
 * The confirmation mail omits the message, because anyone can enter another person's e-mail. A
 * message repeated within a week may be a retry and counts once.
 */
export function registerFeedback(app: FastifyInstance, deps: Deps): void {
  const { db, env, jobs, now } = deps;
  route(app, 'sendFeedback', async ({ body }, { ip }) => {
    const { name, email, message, captcha_token: token } = body;
    await verifyCaptcha(deps, { token, action: 'feedback', ip });
    const content = { name, email: foldEmail(email), message };
    const key = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    if (await isKeyUsed(db, scope, key)) return confirmation;
    const { perAddress, perEmail } = limits.feedback;
    await takeLimit(deps, { ...perAddress, key: limitKeyOf(ip) }, waitOn('message'));
    await takeLimit(deps, { ...perEmail, key: content.email }, waitOn('message'));
    await runIdempotent(db, { scope, key, body: content, now: now() }, async (tx) => {
      const id = crypto.randomUUID();
      await insertFeedback(tx, { id, name, email, message, created_at: now() });
      await jobs.send(
        tx,
        { template: 'feedback_taken', channel: 'mail', to: email },
        { template: 'feedback', channel: 'mail', to: env.CONTACT_EMAIL, name, email, message },
      );
    });
    return confirmation;
  });
}
