import { sql } from 'kysely';
import {
  returnsConsumables,
  statusesBefore,
  type BookingStatus,
} from '#domain/booking/booking-status.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Db, Deps, Tx } from '#server/deps.ts';
import { returnConsumables } from './consumables-repository.ts';

const batch = 100;

/** Only this function and `replaceBooking` change a status. */
export async function changeStatus(
  tx: Tx,
  ids: readonly string[],
  to: Exclude<BookingStatus, 'pending'>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .updateTable('bookings')
    .set((eb) => ({ status: to, version: eb('version', '+', 1) }))
    .where('id', 'in', [...ids])
    .where('status', 'in', statusesBefore(to))
    .returning('id')
    .execute();
  const changed = idsOf(rows);
  if (returnsConsumables(to)) await returnConsumables(tx, changed);
  return changed;
}

/** Includes bookings with other professionals, which may occupy the equipment. */
export async function findStaleDuring(
  tx: Tx,
  { location_id, during }: { location_id: number; during: string },
  now: Date,
): Promise<string[]> {
  const stale = staleBookings(tx, now)
    .where('location_id', '=', location_id)
    .where(sql<boolean>`during && ${during}::tstzrange`);
  return idsOf(await stale.execute());
}

export async function findOwnStale(tx: Tx, userId: string, now: Date): Promise<string[]> {
  return idsOf(await staleBookings(tx, now).where('user_id', '=', userId).execute());
}

export async function expireBookings(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const stale = staleBookings(tx, now).where('id', 'in', [...ids]);
  await changeStatus(tx, idsOf(await stale.orderBy('id').forUpdate().execute()), 'expired');
}

export class StaleBookings extends Error {
  override name = 'StaleBookings';
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super('Bookings have to expire first');
    this.ids = ids;
  }
}

/** Expiring the bookings in the transaction of `work` would break the lock order. */
export async function withoutStaleBookings<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleBookings)) throw error;
      await inTransaction(db, (tx) => expireBookings(tx, error.ids, now()));
    }
  }
}

export async function expirePendingBookings(db: Db, now: Date): Promise<void> {
  let changedCount = batch;
  while (changedCount === batch) {
    changedCount = await inTransaction(db, async (tx) => {
      const some = staleBookings(tx, now).orderBy('id').limit(batch).forUpdate().skipLocked();
      return (await changeStatus(tx, idsOf(await some.execute()), 'expired')).length;
    });
  }
}

function staleBookings(tx: Tx, now: Date) {
  return tx
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('hold_expires_at', '<=', now);
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
