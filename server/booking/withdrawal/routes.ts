import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { requireClient } from '#server/identity/session/visitor.ts';
import { withdrawSubscription } from './withdraw-subscription.ts';

export function registerWithdrawal(app: FastifyInstance, deps: Deps): void {
  route(app, 'withdrawSubscription', async ({ params }, request) => ({
    data: await withdrawSubscription(deps, requireClient(request).user_id, params.id),
  }));
}
