import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { requireOperator } from '#server/identity/session/visitor.ts';
import { decideBooking, byToken, readForLocation } from './decide-booking.ts';

export function registerProvider(app: FastifyInstance, deps: Deps): void {
  route(app, 'providerBooking', async ({ params }) => {
    const target = byToken(deps, params.token);
    return { data: await readForLocation(deps, target) };
  });

  route(app, 'decideBooking', async ({ params, body }) => ({
    data: await decideBooking(deps, byToken(deps, params.token), body),
  }));

  route(app, 'decideAsOperator', async ({ params, body }, request) => {
    requireOperator(deps, request);
    const target = { id: params.id, may: () => true, isOperator: true };
    return { data: await decideBooking(deps, target, body) };
  });
}
