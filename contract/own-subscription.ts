import { z } from 'zod';
import { ownSubscriptionStatuses } from '#domain/own-subscription.ts';
import { defineCall } from './call.ts';
import { catalogueId, instant, uuid } from './scalars.ts';

/** A subscription that the client bought: `remaining` of `total` sessions, until `expires_at`. */
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
  })
  .meta({ id: 'OwnSubscription' });

export const listSubscriptionsCall = defineCall({
  summary: "The client's subscriptions, the one that ends last first",
  tag: 'subscriptions',
  auth: 'client',
  success: { status: 200, schema: z.object({ data: z.array(ownSubscription) }) },
  errors: ['unauthenticated'],
});

export type OwnSubscription = z.infer<typeof ownSubscription>;
