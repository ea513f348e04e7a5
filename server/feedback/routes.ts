import type { FastifyInstance } from 'fastify';
import { limitKeyOf } from '#domain/client-address.ts';
import { waitSentence } from '#domain/wait-label.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { limits } from '../limits/limits.ts';
import { multiplied, takeLimit } from '../limits/take-limit.ts';
import { route } from '../route.ts';
import { foldEmail } from '../session/login.ts';
import { insertFeedback } from './repository.ts';

/**
 * Messages of visitors to whoever runs the site. The confirmation repeats nothing of what was written: anybody can
 * write in the name of anybody.
 */
export function registerFeedback(app: FastifyInstance, deps: Deps): void {
  const { db, env, jobs, now } = deps;
  route(app, 'sendFeedback', async ({ body }, { ip }) => {
    const words = (seconds: number) => ({ message: [waitSentence(seconds)] });
    const { perAddress, perEmail } = limits.feedback;
    const keyed = [
      { ...perAddress, key: limitKeyOf(ip) },
      { ...perEmail, key: foldEmail(body.email) },
    ];
    for (const limit of keyed) await takeLimit(db, multiplied(env, limit), now(), words);
    const { name, email, message } = body;
    await inTransaction(db, async (tx) => {
      const id = crypto.randomUUID();
      await insertFeedback(tx, { id, name, email, message, created_at: now() });
      await jobs.send(tx, {
        kind: 'message',
        template: 'feedback_taken',
        channel: 'mail',
        to: email,
      });
    });
    return { message: 'Am primit mesajul tău. Îți răspundem pe e-mail.' };
  });
}
