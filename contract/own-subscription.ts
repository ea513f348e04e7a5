import { z } from 'zod';
import { ownSubscriptionStatuses } from '#domain/booking/own-subscription.ts';
import { clientCall, ok } from './call.ts';
import { catalogueId, instant, ron, uuid } from './scalars.ts';

/** `price` and `refund` are null if the location sets the price. */
export const ownSubscription = z
  .object({
    id: uuid,
    name: z.string(),
    service: z.object({ id: catalogueId, name: z.string() }),
    location: z.object({ id: catalogueId, slug: z.string(), name: z.string() }),
    remaining: z.int(),
    total: z.int(),
    starts_at: instant,
    expires_at: instant,
    status: z.enum(ownSubscriptionStatuses),
    price: ron.nullable(),
    /** Null if a withdrawal is not possible. A withdrawal cancels `bookings`. */
    withdrawal: z
      .object({
        until: instant,
        visits_used: z.int(),
        refund: ron.nullable(),
        bookings: z.array(z.object({ id: uuid, starts_at: instant })),
      })
      .nullable(),
    withdrawn: z.object({ at: instant, refund: ron.nullable() }).nullable(),
  })
  .meta({ id: 'OwnSubscription' });

export const listSubscriptionsCall = clientCall('subscriptions', {
  summary: "The client's subscriptions, the one that ends last first",
  success: ok(z.array(ownSubscription)),
});

export const withdrawSubscriptionCall = clientCall('subscriptions', {
  summary:
    'Withdraws from a subscription within the legal period; cancels the bookings to come that use it',
  params: z.object({ id: uuid }),
  success: ok(ownSubscription),
  errors: ['not_withdrawable'],
});

export type OwnSubscription = z.infer<typeof ownSubscription>;
