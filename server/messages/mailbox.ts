import type { FastifyInstance } from 'fastify';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { notFound } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import type { Outgoing } from './outgoing.ts';
import { listMailbox, putIntoMailbox } from './repository.ts';

const newest = 50;

export function registerMailbox(app: FastifyInstance, { db, env }: Deps): void {
  route(app, 'mailbox', async ({ query }) => {
    if (env.APP_MODE === 'production') throw notFound();
    const rows = await listMailbox(db, newest, query.to);
    return {
      data: rows.map((row) => ({ ...row, created_at: toIsoWithOffset(row.created_at) })),
    };
  });
}

export function mailboxDriver({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const send = async (message: Outgoing) => {
    await putIntoMailbox(db, {
      job_id: message.id,
      channel: message.channel,
      recipient: message.to,
      subject: message.channel === 'mail' ? message.subject : null,
      text: message.text,
      html: message.channel === 'mail' ? message.html : null,
      created_at: now(),
    });
  };
  return { send, reach: async () => {} };
}
