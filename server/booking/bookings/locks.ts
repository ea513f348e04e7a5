import { sql } from 'kysely';
import { unwaited } from '#server/db/planned-once.ts';
import type { Tx } from '#server/deps.ts';
import { lockRow } from '#server/identity/users/repository.ts';

// Every transaction takes its locks in this order, so that none deadlock:
//
// 1. the idempotency key (`runIdempotent`)
// 2. the client's row (`lockRow`, `lockUser`), and the limits that count this client alone
// 3. calendars (`lockCalendar`), each released before the next one is locked; only the import, which
//    runs alone, holds all calendars of a location
// 4. equipment groups by id (`lockEquipment`)
// 5. bookings by id, each with its equipment_allocations
// 6. vouchers by id
// 7. the client's subscriptions by id
// 8. the limit of a booking's arrivals (`announceArrival`)
// 9. unsent messages about the booking (`jobs.send` replaces them)
//
// A transaction may skip lines but never goes back up. Correcting a missed visit takes 3 but not 4,
// because the visit has kept its equipment.

/** Serializes the professional's bookings until commit or rollback (also to a savepoint). */
export const lockCalendar = unwaited((db, { professionalId }: { professionalId: number }) =>
  db.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtextextended('professional', ${professionalId}))`.as('lock'),
  ),
);

/** Serializes bookings that need a group, so that `allocateUnit` sees the units that others took. */
export async function lockEquipment(tx: Tx, groupIds: readonly number[]): Promise<void> {
  for (const groupId of groupIds.toSorted((a, b) => a - b)) await lockGroup(tx, { groupId });
}

const lockGroup = unwaited((db, { groupId }: { groupId: number }) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('equipment', ${groupId}))`.as('lock')),
);

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
