import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { requireClient } from '#server/identity/session/visitor.ts';
import { presentOwnSubscription } from './presenter.ts';
import { findOwnSubscriptions } from './repository.ts';

export function registerSubscriptions(app: FastifyInstance, { db, now: clock }: Deps): void {
  route(app, 'listSubscriptions', async (_input, request) => {
    const rows = await findOwnSubscriptions(db, requireClient(request).user_id);
    const now = clock();
    return { data: rows.map((row) => presentOwnSubscription(row, now)) };
  });
}
