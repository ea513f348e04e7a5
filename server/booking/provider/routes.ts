import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { requireOperator } from '#server/identity/session/visitor.ts';
import { decideBooking, byToken, readForLocation } from './decide-booking.ts';

export function registerProvider(app: FastifyInstance, deps: Deps): void {
  route(app, 'providerBooking', async ({ params }) => ({
    data: await readForLocation(deps, byToken(params.token)),
  }));

  route(app, 'decideBooking', async ({ params, body }) => ({
    data: await decideBooking(deps, byToken(params.token), body),
  }));

  route(app, 'decideAsOperator', async ({ params, body }, request) => {
    requireOperator(deps, request);
    return { data: await decideBooking(deps, { id: params.id, token: null }, body) };
  });
}
