import type { Tx } from '../deps.ts';

/**
 * Gives back what bookings held: equipment units, voucher uses, subscription sessions. A package that one of them
 * bought is withdrawn, unless another booking uses it. In the transaction that ends them.
 */
export async function releaseBookings(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('equipment_allocations')
    .set({ active: false })
    .where('booking_id', 'in', ids)
    .execute();
  await giveVouchersBack(tx, ids);
  await giveSessionsBack(tx, ids);
}

async function giveVouchersBack(tx: Tx, ids: readonly string[]): Promise<void> {
  const redeemed = await tx
    .deleteFrom('voucher_redemptions')
    .where('booking_id', 'in', ids)
    .returning('voucher_id')
    .execute();
  for (const { voucher_id } of redeemed) {
    await tx
      .updateTable('vouchers')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('id', '=', voucher_id)
      .execute();
  }
}

async function giveSessionsBack(tx: Tx, ids: readonly string[]): Promise<void> {
  const sessions = await tx
    .deleteFrom('subscription_uses')
    .where('booking_id', 'in', ids)
    .returning('client_subscription_id')
    .execute();
  for (const { client_subscription_id } of sessions) {
    await tx
      .updateTable('client_subscriptions')
      .set((eb) => ({ remaining: eb('remaining', '+', 1) }))
      .where('id', '=', client_subscription_id)
      .execute();
  }
  await tx
    .updateTable('client_subscriptions')
    .set({ status: 'withdrawn' })
    .where('bought_by_booking_id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription_uses')
            .select('booking_id')
            .whereRef('client_subscription_id', '=', 'client_subscriptions.id'),
        ),
      ),
    )
    .execute();
}
