import { invalidField } from '../app-error.ts';
import type { Tx } from '../deps.ts';

/** Uses a voucher once, never over its limit, however many ask at once. Throws 422 on `voucher_code`. */
export async function redeemVoucher(
  tx: Tx,
  { voucherId, bookingId, userId }: { voucherId: number; bookingId: string; userId: string },
): Promise<void> {
  const used = await tx
    .updateTable('vouchers')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', voucherId)
    .whereRef('used', '<', 'max_uses')
    .returning('id')
    .executeTakeFirst();
  if (!used) throw invalidField('voucher_code', 'Codul nu este valid pentru serviciile alese');
  await tx
    .insertInto('voucher_redemptions')
    .values({ voucher_id: voucherId, booking_id: bookingId, user_id: userId })
    .execute();
}
