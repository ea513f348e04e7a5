import { sql } from 'kysely';
import { unwaited } from '#server/db/planned-once.ts';
import type { Tx } from '#server/deps.ts';
import { lockRow } from '#server/identity/users/repository.ts';

// Lock order. Every transaction follows it, so that none deadlock:
//
// 1. the idempotency key (idempotency/repository.ts)
// 2. the client's row (`lockRow`), and the limits that count this client alone
// 3. calendars by professional (`lockCalendar`); a booking holds one at a time and releases it before the
// next
// 4. equipment groups by id (`lockEquipment`)
// 5. bookings by id, each with its equipment_allocations
// 6. vouchers by id
// 7. the client's subscriptions by id
//
// A transaction may skip lines but never goes back up. Occupying time (create, reschedule, block) needs 3;
// create and reschedule then take 4 for the equipment of their services. Correcting a missed visit needs only
// 3: the visit has kept its equipment. Freeing time or equipment (cancel, reject, expire) starts at 5, or at
// 2 if the client does it, and returns consumables through `changeStatus`. Overdue bookings that conflict
// with a new one expire in a separate transaction (stale-bookings.ts).

/**
 * Serializes the bookings of a professional. Sent with the next statement; held until the transaction ends or
 * the savepoint is rolled back.
 */
export const lockCalendar = unwaited((db, { professionalId }: { professionalId: number }) =>
  db.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtextextended('professional', ${professionalId}))`.as('lock'),
  ),
);

/**
 * Sent with the next statement. Without this lock, concurrent inserts could deadlock on the exclusion
 * constraint.
 */
export async function lockEquipment(tx: Tx, groupIds: readonly number[]): Promise<void> {
  for (const groupId of groupIds.toSorted((a, b) => a - b)) await lockGroup(tx, { groupId });
}

const lockGroup = unwaited((db, { groupId }: { groupId: number }) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('equipment', ${groupId}))`.as('lock')),
);

/** Also serializes the client's bookings until the transaction ends. */
export async function lockBooking(tx: Tx, id: string, userId: string): Promise<void> {
  await lockRow(tx, { id: userId });
  await bookingRow(tx, id).where('user_id', '=', userId).execute();
}

export async function lockLocationBooking(tx: Tx, id: string): Promise<void> {
  await bookingRow(tx, id).execute();
}

export async function lockBookingsOf(tx: Tx, userId: string): Promise<void> {
  const own = tx.selectFrom('bookings').select('id').where('user_id', '=', userId);
  await own.orderBy('id').forUpdate().execute();
}

function bookingRow(tx: Tx, id: string) {
  return tx
    .selectFrom('bookings')
    .select('id')
    .where('kind', '=', 'booking')
    .where('id', '=', id)
    .forUpdate();
}
