import type { FastifyInstance } from 'fastify';
import { cancelReasons } from '#domain/booking/cancel-reason.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { presentBooking } from '../bookings/presenter.ts';
import { cancelBooking } from './cancel-booking.ts';
import { withdrawSubscription } from './withdraw-subscription.ts';

export function registerCancellation(app: FastifyInstance, deps: Deps): void {
  route(app, 'cancelBooking', async ({ params, body, client }) => {
    return { data: presentBooking(await cancelBooking(deps, client.userId, params.id, body)) };
  });

  route(app, 'listCancelReasons', async () => ({ data: [...cancelReasons] }));

  route(app, 'withdrawSubscription', async ({ params, client }) => ({
    data: await withdrawSubscription(deps, client.userId, params.id),
  }));
}
