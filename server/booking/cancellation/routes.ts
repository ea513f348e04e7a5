import type { FastifyInstance } from 'fastify';
import { cancelReasons } from '#domain/booking/cancel-reason.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { requireClient } from '#server/identity/session/visitor.ts';
import { presentBooking } from '../bookings/presenter.ts';
import { cancelBooking } from './cancel-booking.ts';
import { withdrawSubscription } from './withdraw-subscription.ts';

export function registerCancellation(app: FastifyInstance, deps: Deps): void {
  route(app, 'cancelBooking', async ({ params, body }, request) => {
    const { user_id } = requireClient(request);
    return { data: presentBooking(await cancelBooking(deps, user_id, params.id, body)) };
  });

  route(app, 'listCancelReasons', async () => ({ data: [...cancelReasons] }));

  route(app, 'withdrawSubscription', async ({ params }, request) => ({
    data: await withdrawSubscription(deps, requireClient(request).user_id, params.id),
  }));
}
