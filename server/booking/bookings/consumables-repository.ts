import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, startOfDay, toWallTime } from '#domain/time/local-time.ts';
import { purchasePrice } from '#domain/booking/withdrawal.ts';
import { ChangedConcurrently } from '#server/db/transaction.ts';
import type { Tx } from '#server/deps.ts';
import { invalidVoucher } from '../vouchers/voucher-check.ts';
import type { NewSubscription } from './order-subscription.ts';
import type { BookingOrder } from './read-order.ts';

/** Requires the lock of the group. Returns false if no unit is free. */
export async function allocateUnit(
  tx: Tx,
  groupId: number,
  { booking_id, location_id, during }: { booking_id: string; location_id: number; during: string },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO equipment_allocations (booking_id, location_id, unit_id, during)
    SELECT ${booking_id}::uuid, ${location_id}::bigint, id, ${during}::tstzrange
    FROM equipment_units WHERE group_id = ${groupId} AND NOT EXISTS (
      SELECT FROM equipment_allocations taken WHERE taken.location_id = ${location_id}
        AND unit_id = equipment_units.id AND active AND taken.during && ${during}::tstzrange)
    ORDER BY id LIMIT 1 RETURNING unit_id`.execute(tx);
  return rows.length > 0;
}

export async function redeemVoucher(
  tx: Tx,
  { id, voucher, userId }: Pick<BookingOrder, 'id' | 'voucher' | 'userId'>,
): Promise<void> {
  if (!voucher) return;
  const used = await tx
    .updateTable('vouchers')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', voucher.id)
    .whereRef('used', '<', 'max_uses')
    .returning('id')
    .executeTakeFirst();
  if (!used) throw invalidVoucher('voucher_code');
  await tx
    .insertInto('voucher_redemptions')
    .values({ voucher_id: voucher.id, booking_id: id, user_id: userId })
    .execute();
}

/** Requires the lock of the client's row, taken before the remaining visits were read. */
export async function takeVisit(
  tx: Tx,
  { id, ownSubscription }: Pick<BookingOrder, 'id' | 'ownSubscription'>,
): Promise<void> {
  if (!ownSubscription) return;
  const { numUpdatedRows } = await tx
    .updateTable('client_subscriptions')
    .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
    .where('id', '=', ownSubscription.id)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ChangedConcurrently();
  await insertUse(tx, ownSubscription.id, id);
}

export async function buySubscription(
  tx: Tx,
  order: BookingOrder,
  bought_at: Date | null,
): Promise<void> {
  const subscription = order.newSubscription;
  if (!subscription) return;
  const id = randomUUID();
  await tx
    .insertInto('client_subscriptions')
    .values({
      id,
      user_id: order.userId,
      subscription_id: subscription.id,
      location_id: order.location.id,
      service_id: subscription.service_id,
      remaining: subscription.sessions - 1,
      total: subscription.sessions,
      ...soldTerms(order, subscription),
      bought_by_booking_id: order.id,
      bought_at,
    })
    .execute();
  await insertUse(tx, id, order.id);
}

export async function approvePurchase(tx: Tx, bookingId: string, now: Date): Promise<void> {
  await tx
    .updateTable('client_subscriptions')
    .set({ bought_at: now })
    .where('bought_by_booking_id', '=', bookingId)
    .where('bought_at', 'is', null)
    .execute();
}

/** `is_shared` requires the lock of the client's row. */
export function findSubscriptionInUse(tx: Tx, bookingId: string) {
  return tx
    .selectFrom('subscription_uses')
    .innerJoin('client_subscriptions as own', 'own.id', 'client_subscription_id')
    .select((eb) => [
      'own.id',
      'own.subscription_id',
      eb('bought_by_booking_id', '=', bookingId).as('is_bought'),
      sql<boolean>`bought_by_booking_id = ${bookingId}::uuid AND EXISTS (
        SELECT FROM subscription_uses other WHERE other.client_subscription_id = own.id
          AND other.booking_id <> ${bookingId}::uuid)`.as('is_shared'),
    ])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

export async function moveSubscription(tx: Tx, order: BookingOrder, id: string): Promise<void> {
  if (!order.newSubscription) return;
  await tx
    .updateTable('client_subscriptions')
    .set(soldTerms(order, order.newSubscription))
    .where('id', '=', id)
    .execute();
}

/** Also cancels a subscription that one of the bookings bought, unless other bookings use it. */
export async function returnConsumables(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await tx
    .updateTable('equipment_allocations')
    .set({ active: false })
    .where('booking_id', 'in', bookingIds)
    .execute();
  await returnVouchers(tx, bookingIds);
  await returnVisits(tx, bookingIds);
}

async function returnVouchers(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  const redeemed = await tx
    .deleteFrom('voucher_redemptions')
    .where('booking_id', 'in', bookingIds)
    .returning('voucher_id')
    .execute();
  for (const { voucher_id } of redeemed.toSorted((a, b) => a.voucher_id - b.voucher_id)) {
    await tx
      .updateTable('vouchers')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('id', '=', voucher_id)
      .execute();
  }
}

async function returnVisits(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  const uses = await tx
    .deleteFrom('subscription_uses')
    .where('booking_id', 'in', bookingIds)
    .returning('client_subscription_id')
    .execute();
  const ids = uses.map((use) => use.client_subscription_id).toSorted();
  for (const client_subscription_id of ids) {
    await tx
      .updateTable('client_subscriptions')
      .set((eb) => ({ remaining: eb('remaining', '+', 1) }))
      .where('id', '=', client_subscription_id)
      .execute();
  }
  await tx
    .updateTable('client_subscriptions')
    .set({ status: 'canceled' })
    .where('bought_by_booking_id', 'in', bookingIds)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM subscription_uses
        WHERE client_subscription_id = client_subscriptions.id)`,
    )
    .execute();
}

function soldTerms({ startsAt, price: { lines }, voucher }: BookingOrder, sold: NewSubscription) {
  const line = lines.find(({ service_id }) => service_id === sold.service_id);
  return {
    starts_at: startsAt,
    expires_at: startOfDay(addDays(toWallTime(startsAt).date, sold.valid_days)),
    price_bani: line ? purchasePrice(line, lines, voucher) : null,
  };
}

async function insertUse(tx: Tx, subscriptionId: string, bookingId: string): Promise<void> {
  await tx
    .insertInto('subscription_uses')
    .values({ client_subscription_id: subscriptionId, booking_id: bookingId })
    .execute();
}
