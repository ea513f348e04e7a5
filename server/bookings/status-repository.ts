import { sql } from 'kysely';
import { returnsConsumables, statusesBefore, type BookingStatus } from '#domain/booking-status.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Db, Tx } from '../deps.ts';
import { releaseHoldings } from './holdings-repository.ts';

const batch = 100;

/**
 * Moves those bookings to a status that may come to it, and gives back what they held when it ends them before the
 * visit. Returns the ids of the moved ones. The one place where a status changes; a booking that is moved gets that of a
 * new one.
 */
export async function moveBookings(
  tx: Tx,
  ids: readonly string[],
  to: BookingStatus,
): Promise<string[]> {
  const from = statusesBefore(to);
  if (ids.length === 0 || from.length === 0) return [];
  const rows = await tx
    .updateTable('bookings')
    .set((eb) => ({ status: to, version: eb('version', '+', 1) }))
    .where('id', 'in', [...ids])
    .where('status', 'in', from)
    .returning('id')
    .execute();
  const moved = rows.map(({ id }) => id);
  if (returnsConsumables(to)) await releaseHoldings(tx, moved);
  return moved;
}

/**
 * Takes a booking out of the calendar with what it held, so that nothing of its own is in the way of its new time. Only
 * in a transaction that writes it again: nobody else sees it without.
 */
export async function vacateBooking(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('bookings').set({ status: 'canceled' }).where('id', '=', id).execute();
  await releaseHoldings(tx, [id]);
  await tx.deleteFrom('equipment_allocations').where('booking_id', '=', id).execute();
}

/**
 * Expires what stands in the way of a booking though its time to be answered is over: of the professional, and on
 * the equipment. `during` is a tstzrange as text. Waits for a transaction that is doing the same, for the time is free
 * only if that one commits.
 */
export async function expireHoldsInTheWay(
  tx: Tx,
  booking: { professionalId: number; equipmentGroupIds: readonly number[]; during: string },
  now: Date,
): Promise<void> {
  const { professionalId, equipmentGroupIds, during } = booking;
  const stale = await staleHolds(tx, now)
    .where(sql<boolean>`bookings.during && ${during}::tstzrange`)
    .where((eb) => {
      const ofProfessional = eb('professional_id', '=', professionalId);
      if (equipmentGroupIds.length === 0) return ofProfessional;
      const onEquipment = eb
        .selectFrom('equipment_allocations')
        .innerJoin('equipment_units', 'equipment_units.id', 'unit_id')
        .select('booking_id')
        .where('active', '=', true)
        .where('group_id', 'in', [...equipmentGroupIds]);
      return eb.or([ofProfessional, eb('bookings.id', 'in', onEquipment)]);
    })
    .orderBy('bookings.id')
    .forUpdate()
    .execute();
  await expire(tx, stale);
}

/** Expires what a client has waiting too long, so that a voucher or session in it can be used again. */
export async function expireOwnHolds(tx: Tx, userId: string, now: Date): Promise<void> {
  const own = staleHolds(tx, now).where('user_id', '=', userId).orderBy('id').forUpdate();
  await expire(tx, await own.execute());
}

/** Expires every booking whose time to be answered is over, in batches; any number of instances may. */
export async function sweepHolds(db: Db, now: Date): Promise<void> {
  let movedCount = batch;
  while (movedCount === batch) {
    movedCount = await inTransaction(db, async (tx) => {
      const some = staleHolds(tx, now).orderBy('id').limit(batch).forUpdate().skipLocked();
      return expire(tx, await some.execute());
    });
  }
}

function staleHolds(tx: Tx, now: Date) {
  return tx
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('hold_expires_at', '<=', now);
}

async function expire(tx: Tx, stale: readonly { id: string }[]): Promise<number> {
  const ids = stale.map(({ id }) => id);
  return (await moveBookings(tx, ids, 'expired')).length;
}
