import { addDays, toInstant, toWallTime } from '#domain/local-time.ts';
import { randomUUID } from 'node:crypto';
import { invalidField } from '../app-error.ts';
import type { Tx } from '../deps.ts';
import type { BookingOrder } from './booking-order.ts';

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

/** Booking a subscription service without owning its package buys the package; this booking is its first session. */
export async function buyPackage(tx: Tx, order: BookingOrder, bookingId: string): Promise<void> {
  const service = order.services.find((one) => one.is_subscription);
  const bought = service?.subscriptions[0];
  if (!service || !bought || order.subscription?.service_id === service.id) return;
  const id = randomUUID();
  await tx
    .insertInto('client_subscriptions')
    .values({
      id,
      user_id: order.userId,
      subscription_id: bought.id,
      location_id: order.location.id,
      service_id: service.id,
      remaining: bought.sessions - 1,
      total: bought.sessions,
      starts_at: order.startsAt,
      expires_at: endOfValidity(order.startsAt, bought.valid_days),
      bought_by_booking_id: bookingId,
    })
    .execute();
  await tx
    .insertInto('subscription_uses')
    .values({ client_subscription_id: id, booking_id: bookingId })
    .execute();
}

/** Midnight, by the Bucharest clock, after the last valid day. */
function endOfValidity(startsAt: Date, validDays: number): Date {
  const date = addDays(toWallTime(startsAt).date, validDays);
  return toInstant(date, '00:00') ?? new Date(startsAt.getTime() + validDays * 86_400_000);
}
