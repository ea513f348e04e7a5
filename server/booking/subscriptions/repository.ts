import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OwnSubscriptionStatus } from '#domain/booking/own-subscription.ts';
import type { Db, Tx } from '#server/deps.ts';
import { providerIdentity } from '#server/catalogue/provider-identity.ts';

const maxSubscriptions = 200;

export function findOwnSubscriptions(db: Db, userId: string) {
  return db
    .selectFrom('client_subscriptions')
    .innerJoin('subscriptions', 'subscriptions.id', 'client_subscriptions.subscription_id')
    .innerJoin('services', 'services.id', 'client_subscriptions.service_id')
    .innerJoin('locations', 'locations.id', 'client_subscriptions.location_id')
    .leftJoin('bookings as purchase', 'purchase.id', 'bought_by_booking_id')
    .select((eb) => [
      'client_subscriptions.id',
      'subscriptions.name',
      'client_subscriptions.service_id',
      'services.name as service_name',
      'client_subscriptions.location_id',
      'locations.slug',
      'locations.name as location_name',
      'contact_email',
      providerIdentity,
      'remaining',
      'total',
      'starts_at',
      'expires_at',
      'client_subscriptions.price_bani',
      'withdrawn_at',
      'refund_bani',
      'bought_at',
      sql<OwnSubscriptionStatus>`CASE
        WHEN client_subscriptions.status <> 'active' THEN client_subscriptions.status
        WHEN purchase.status = 'pending' THEN 'pending'
        ELSE 'active' END`.as('status'),
      jsonArrayFrom(
        eb
          .selectFrom('subscription_uses')
          .innerJoin('bookings', 'bookings.id', 'booking_id')
          .select(['bookings.id', sql<string>`lower(during)`.as('starts_at')])
          .whereRef('client_subscription_id', '=', 'client_subscriptions.id')
          .orderBy(sql`lower(during)`),
      ).as('uses'),
    ])
    .where('client_subscriptions.user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .orderBy('client_subscriptions.id')
    .limit(maxSubscriptions)
    .execute();
}

export type OwnSubscriptionRow = Awaited<ReturnType<typeof findOwnSubscriptions>>[number];

export async function lockUses(tx: Tx, id: string, userId: string): Promise<void> {
  await tx
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.user_id', '=', userId)
    .where(
      sql<boolean>`id IN (SELECT booking_id FROM subscription_uses
        WHERE client_subscription_id = ${id})`,
    )
    .orderBy('bookings.id')
    .forUpdate()
    .execute();
}

export async function saveWithdrawal(
  tx: Tx,
  id: string,
  withdrawal: { withdrawn_at: Date; refund_bani: number | null },
): Promise<void> {
  await tx
    .updateTable('client_subscriptions')
    .set({ status: 'withdrawn', ...withdrawal })
    .where('id', '=', id)
    .execute();
}
