import type { FastifyInstance } from 'fastify';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { notFound } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { listMailbox } from '../repository.ts';
import { route } from '#server/http/route.ts';

const newest = 50;

/** Shows the messages of the demo, with their codes; 404 in production. */
export function registerMailbox(app: FastifyInstance, { db, env }: Deps): void {
  route(app, 'mailbox', async ({ query }) => {
    if (env.APP_MODE === 'production') throw notFound();
    const rows = await listMailbox(db, newest, query.to);
    return {
      data: rows.map((row) => ({ ...row, created_at: toIsoWithOffset(row.created_at) })),
    };
  });
}
