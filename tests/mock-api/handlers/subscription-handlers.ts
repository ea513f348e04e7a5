import type { HttpHandler } from 'msw';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { withdrawalReason } from '#domain/booking/cancel-reason.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import type { MockClient } from '../catalogue/clients.ts';
import { handleCall } from '../handle-call.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { setCanceled } from './booking-handlers.ts';

export function subscriptionHandlers(world: World): HttpHandler[] {
  const own = ({ user }: MockClient): OwnSubscription[] =>
    world.subscriptions.flatMap((one) => (one.clientId === user.id ? one.subscription : []));
  return [
    handleCall(world, 'listSubscriptions', ({ client }) => ({ data: own(client) })),

    handleCall(world, 'withdrawSubscription', ({ params, client }) => {
      const subscription = own(client).find(({ id }) => id === params.id);
      if (!subscription) throw new Refusal('not_found');
      const { withdrawal } = subscription;
      if (subscription.status === 'withdrawn') return { data: subscription };
      if (!withdrawal) throw new Refusal('not_withdrawable');
      const withdrawn = { at: toIsoWithOffset(world.clock.now()), refund: withdrawal.refund };
      for (const { booking } of world.bookings)
        if (withdrawal.bookings.some(({ id }) => id === booking.id))
          setCanceled(booking, withdrawalReason.name);
      Object.assign(subscription, { status: 'withdrawn', withdrawal: null, withdrawn });
      return { data: subscription };
    }),
  ];
}
