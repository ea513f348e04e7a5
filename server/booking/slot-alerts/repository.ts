import type { NotNull } from 'kysely';
import type { Db, Tx } from '#server/deps.ts';
import { isUpcoming } from '../bookings/repository.ts';

export async function insertAlert(
  tx: Tx,
  alert: { booking_id: string; earliest: Date | null; checked_at: Date },
): Promise<void> {
  await tx
    .insertInto('slot_alerts')
    .values(alert)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteAlert(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom('slot_alerts').where('booking_id', '=', bookingId).execute();
}

export async function countOtherAlerts(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('slot_alerts')
    .innerJoin('bookings', 'bookings.id', 'slot_alerts.booking_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('booking_id', '<>', id)
    .where(isUpcoming(now))
    .executeTakeFirstOrThrow();
  return count;
}

export function listStaleAlerts(
  db: Db,
  { now, before, limit }: { now: Date; before: Date; limit: number },
) {
  return db
    .selectFrom('slot_alerts')
    .innerJoin('bookings', 'bookings.id', 'slot_alerts.booking_id')
    .select(['booking_id', 'earliest', 'told_count', 'slot_alerts.told_at', 'user_id'])
    .where('checked_at', '<', before)
    .where('user_id', 'is not', null)
    .where(isUpcoming(now))
    .orderBy('checked_at')
    .limit(limit)
    .$narrowType<{ user_id: NotNull }>()
    .execute();
}

/** Returns false if the alert is gone, checked by another instance or renewed by a reschedule. */
export async function recordCheck(
  tx: Tx,
  { booking_id, earliest }: { booking_id: string; earliest: Date | null },
  check: { before: Date; now: Date; earliest: Date | null; isMailed: boolean },
): Promise<boolean> {
  const row = await tx
    .updateTable('slot_alerts')
    .set((eb) => ({
      earliest: check.earliest,
      checked_at: check.now,
      ...(check.isMailed && { told_at: check.now, told_count: eb('told_count', '+', 1) }),
    }))
    .where('booking_id', '=', booking_id)
    .where('checked_at', '<', check.before)
    .where('earliest', 'is not distinct from', earliest)
    .returning('booking_id')
    .executeTakeFirst();
  return row !== undefined;
}
