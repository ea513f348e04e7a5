import { sql } from 'kysely';
import type { OwnSubscriptionStatus } from '#domain/own-subscription.ts';
import type { Db, Tx } from '../deps.ts';

const most = 200;

/**
 * The subscriptions of a client, the one that ends last first. One that a booking bought counts once the location has
 * approved that booking.
 */
export function findOwnSubscriptions(db: Db | Tx, userId: string) {
  return db
    .selectFrom('client_subscriptions')
    .innerJoin('subscriptions', 'subscriptions.id', 'client_subscriptions.subscription_id')
    .innerJoin('services', 'services.id', 'client_subscriptions.service_id')
    .innerJoin('locations', 'locations.id', 'client_subscriptions.location_id')
    .leftJoin('bookings as purchase', 'purchase.id', 'bought_by_booking_id')
    .select([
      'client_subscriptions.id',
      'subscriptions.name',
      'client_subscriptions.service_id',
      'services.name as service_name',
      'client_subscriptions.location_id',
      'locations.slug',
      'locations.name as location_name',
      'remaining',
      'total',
      'starts_at',
      'expires_at',
      sql<OwnSubscriptionStatus>`CASE
        WHEN client_subscriptions.status = 'withdrawn' THEN 'withdrawn'
        WHEN purchase.status IS NULL OR purchase.status = 'approved' THEN 'active'
        WHEN purchase.status = 'pending' THEN 'pending'
        ELSE 'withdrawn' END`.as('status'),
    ])
    .where('client_subscriptions.user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .orderBy('client_subscriptions.id')
    .limit(most)
    .execute();
}

export type OwnSubscriptionRow = Awaited<ReturnType<typeof findOwnSubscriptions>>[number];
