import { sql } from 'kysely';
import { unwaited } from '../db/planned-once.ts';
import type { Tx } from '../deps.ts';
import { lockRow } from '../users/repository.ts';

// The order of locks, the same for every transaction, so that none deadlock:
//
// 1. the idempotency key (idempotency/repository.ts)
// 2. the client's row (`lockRow`), and the limits that count this client alone
// 3. calendars by professional (`lockCalendar`); a booking holds one at a time and releases it before it tries the next
// 4. equipment groups by id (`lockEquipment`)
// 5. bookings by id, each with its equipment_allocations
// 6. vouchers by id
// 7. the client's subscriptions by id
//
// A transaction may leave lines out, but after a lock of one line it takes none of a line above. What takes time or
// equipment (create, move, block) needs 3 and 4. What only frees it (cancel, decide, expire) starts at 5, or at 2 for a
// client, and gives consumables back through `moveBookings`. What must expire before a booking can be placed is
// expired in a transaction of its own (stale-bookings.ts).

/** Waits, with the next statement, for other bookings of the professional. Held until the transaction or savepoint ends. */
export const lockCalendar = unwaited((db, { professionalId }: { professionalId: number }) =>
  db.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtextextended('professional', ${professionalId}))`.as('lock'),
  ),
);

/**
 * Waits, with the next statement, for other bookings that need the groups, whoever the professional. Two transactions
 * that insert into an exclusion constraint at once would wait for each other.
 */
export async function lockEquipment(tx: Tx, groupIds: readonly number[]): Promise<void> {
  for (const groupId of groupIds.toSorted((a, b) => a - b)) await lockGroup(tx, { groupId });
}

const lockGroup = unwaited((db, { groupId }: { groupId: number }) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('equipment', ${groupId}))`.as('lock')),
);

/** Locks a client's booking, and the client's row before it: the client cannot place another one until the transaction ends. */
export async function lockBooking(tx: Tx, id: string, userId: string): Promise<void> {
  await lockRow(tx, { id: userId });
  await bookingRow(tx, id).where('user_id', '=', userId).execute();
}

/** Locks any client's booking, for its location. */
export async function lockLocationBooking(tx: Tx, id: string): Promise<void> {
  await bookingRow(tx, id).execute();
}

/** Locks all bookings of a client. */
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
