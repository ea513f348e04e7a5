import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { presentOwnSubscription } from './presenter.ts';
import { findOwnSubscriptions } from './repository.ts';

export function registerSubscriptions(app: FastifyInstance, { db, now: clock }: Deps): void {
  route(app, 'listSubscriptions', async ({ client }) => {
    const rows = await findOwnSubscriptions(db, client.userId);
    const now = clock();
    return { data: rows.map((row) => presentOwnSubscription(row, now)) };
  });
}
