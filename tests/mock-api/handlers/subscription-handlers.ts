import type { HttpHandler } from 'msw';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { withdrawalReason } from '#domain/booking/cancel-reason.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { handleCall } from '../handle-call.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

export function subscriptionHandlers(world: World): HttpHandler[] {
  const own = (clientId: string | undefined): OwnSubscription[] =>
    world.subscriptions.flatMap((one) => (one.clientId === clientId ? one.subscription : []));
  return [
    handleCall(world, 'listSubscriptions', ({ client }) => ({ data: own(client?.user.id) })),

    handleCall(world, 'withdrawSubscription', ({ params, client }) => {
      const subscription = own(client?.user.id).find(({ id }) => id === params.id);
      if (!subscription) throw new Refusal('not_found');
      const { withdrawal } = subscription;
      if (subscription.status === 'withdrawn') return { data: subscription };
      if (!withdrawal) throw new Refusal('not_withdrawable');
      const withdrawn = { at: toIsoWithOffset(world.clock.now()), refund: withdrawal.refund };
      for (const { booking } of world.bookings)
        if (withdrawal.bookings.some(({ id }) => id === booking.id))
          Object.assign(booking, {
            status: 'canceled',
            canceled_by: 'client',
            cancel_reason: withdrawalReason.name,
          });
      Object.assign(subscription, { status: 'withdrawn', withdrawal: null, withdrawn });
      return { data: subscription };
    }),
  ];
}
