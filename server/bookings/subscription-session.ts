import { invalidField } from '../app-error.ts';
import type { Tx } from '../deps.ts';

export interface OwnSubscription {
  id: string;
  service_id: number;
}

const refusal = 'Abonamentul nu poate fi folosit pentru această programare';

/**
 * The client's own subscription for one of the chosen services, valid at the start and bought by a booking that the
 * location approved. Throws 422 on `services_subscription_id`.
 */
export async function findOwnSubscription(
  tx: Tx,
  asked: {
    id: string;
    userId: string;
    location_id: number;
    services_ids: readonly number[];
    startsAt: Date;
  },
): Promise<OwnSubscription> {
  const found = await tx
    .selectFrom('client_subscriptions')
    .leftJoin('bookings as purchase', 'purchase.id', 'bought_by_booking_id')
    .select(['client_subscriptions.id', 'service_id'])
    .where('client_subscriptions.id', '=', asked.id)
    .where('client_subscriptions.user_id', '=', asked.userId)
    .where('client_subscriptions.location_id', '=', asked.location_id)
    .where('service_id', 'in', [...asked.services_ids])
    .where('client_subscriptions.status', '=', 'active')
    .where((eb) => eb.or([eb('purchase.id', 'is', null), eb('purchase.status', '=', 'approved')]))
    .where('starts_at', '<=', asked.startsAt)
    .where('expires_at', '>', asked.startsAt)
    .executeTakeFirst();
  if (!found) throw invalidField('services_subscription_id', refusal);
  return found;
}

/** Uses one session for the booking; 422 when none is left, however many ask at once. */
export async function useSession(tx: Tx, id: string, bookingId: string): Promise<void> {
  const used = await tx
    .updateTable('client_subscriptions')
    .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
    .where('id', '=', id)
    .where('remaining', '>', 0)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw invalidField('services_subscription_id', refusal);
  await tx
    .insertInto('subscription_uses')
    .values({ client_subscription_id: id, booking_id: bookingId })
    .execute();
}
