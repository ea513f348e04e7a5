import { addDays, toInstant, toWallTime } from '#domain/local-time.ts';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../deps.ts';
import type { BookingOrder } from './booking-order.ts';

/** Makes the package of an order the client's own; this booking is its first session. */
export async function buyPackage(tx: Tx, order: BookingOrder, bookingId: string): Promise<void> {
  const bought = order.package;
  if (!bought) return;
  const id = randomUUID();
  await tx
    .insertInto('client_subscriptions')
    .values({
      id,
      user_id: order.userId,
      subscription_id: bought.id,
      location_id: order.location.id,
      service_id: bought.service_id,
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
