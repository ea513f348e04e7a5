import { sql } from 'kysely';
import type { Db, Tx } from '../deps.ts';
import { takesTime } from '../slots/repository.ts';

type Alert = {
  booking_id: string;
  earliest: Date | null;
  told_count: number;
  told_at: Date | null;
};

/** Writes an alert for a booking, or leaves the one that it has as it is. */
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

/** Takes the alert of a booking away. */
export async function deleteAlert(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom('slot_alerts').where('booking_id', '=', bookingId).execute();
}

/** How many alerts of a client are for bookings to come. */
export async function countAlerts(tx: Tx, userId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('slot_alerts')
    .innerJoin('bookings', 'bookings.id', 'slot_alerts.booking_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(takesTime(now))
    .where(sql<boolean>`lower(during) > ${now}`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Some alerts for bookings to come that were not looked at since an instant, the longest ago first. */
export function listStaleAlerts(
  db: Db,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<(Alert & { user_id: string | null })[]> {
  return db
    .selectFrom('slot_alerts')
    .innerJoin('bookings', 'bookings.id', 'slot_alerts.booking_id')
    .select(['booking_id', 'earliest', 'told_count', 'slot_alerts.told_at', 'user_id'])
    .where('checked_at', '<', before)
    .where(takesTime(now))
    .where(sql<boolean>`lower(during) > ${now}`)
    .orderBy('checked_at')
    .limit(limit)
    .execute();
}

/** Notes what a look found. False when somebody else has looked since, or the alert is gone. */
export async function noteLook(
  tx: Tx,
  { booking_id }: Alert,
  look: { before: Date; now: Date; earliest: Date | null; isTold: boolean },
): Promise<boolean> {
  const row = await tx
    .updateTable('slot_alerts')
    .set((eb) => ({
      earliest: look.earliest,
      checked_at: look.now,
      ...(look.isTold && { told_at: look.now, told_count: eb('told_count', '+', 1) }),
    }))
    .where('booking_id', '=', booking_id)
    .where('checked_at', '<', look.before)
    .returning('booking_id')
    .executeTakeFirst();
  return row !== undefined;
}
