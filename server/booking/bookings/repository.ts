import { sql, type Insertable, type Selectable } from 'kysely';
import type { ArrivalDelay } from '#domain/booking/arrival.ts';
import type { Canceler } from '#domain/booking/booking-status.ts';
import { addDays, startOfDay, type LocalDate } from '#domain/time/local-time.ts';
import { plannedOnce, unwaited } from '#server/db/planned-once.ts';
import type { Database } from '#server/db/schema.ts';
import { plannedMark } from '#server/db/planning-client.ts';
import { ChangedConcurrently } from '#server/db/transaction.ts';
import type { Db, Tx } from '#server/deps.ts';
import { takesTime } from '#server/catalogue/slots/repository.ts';

export function isUpcoming(now: Date) {
  return sql<boolean>`${takesTime(now)} AND lower(during) > ${now}`;
}

const serviceNames = sql<string[]>`(SELECT coalesce(array_agg(name ORDER BY position), '{}')
  FROM booking_services WHERE booking_id = bookings.id)`;

/** Includes blocks. */
export function feedEvents(db: Db) {
  return db
    .selectFrom('bookings')
    .select([
      'bookings.id',
      'bookings.status',
      'version as sequence',
      'bookings.created_at as stamp',
      sql<Date>`lower(during)`.as('starts_at'),
      sql<Date>`upper(during)`.as('ends_at'),
      serviceNames.as('services'),
    ])
    .orderBy('starts_at')
    .orderBy('bookings.id');
}

type Booker = { userId: string; now: Date; since: Date };

export const readBooker = plannedOnce((db, { userId, now, since }: Booker) =>
  db
    .selectFrom('users')
    .leftJoin('bookings', 'bookings.user_id', 'users.id')
    .select(({ fn }) => {
      const pending = fn.count<number>('bookings.id').filterWhere('status', '=', 'pending');
      return [
        ...(['email', 'phone', 'email_verified_at', 'first_name', 'last_name'] as const),
        fn.count<number>('bookings.id').filterWhere('bookings.created_at', '>', since).as('placed'),
        pending.filterWhere('hold_expires_at', '>', now).as('pending'),
        pending.filterWhere('hold_expires_at', '<=', now).as('stale'),
        fn.count<number>('bookings.id').filterWhere(isUpcoming(now)).as('upcoming'),
      ];
    })
    .where('users.id', '=', userId)
    .groupBy('users.id'),
);

export async function byLoadOfDay(
  tx: Tx,
  professionalIds: readonly number[],
  { date, now, except }: { date: LocalDate; now: Date; except: string | null },
): Promise<number[]> {
  if (professionalIds.length < 2) return [...professionalIds];
  const start = startOfDay(date);
  const end = startOfDay(addDays(date, 1));
  const rows = await tx
    .selectFrom('bookings')
    .select((eb) => ['professional_id', eb.fn.countAll<number>().as('load')])
    .where('professional_id', 'in', [...professionalIds])
    .where('kind', '=', 'booking')
    .where(takesTime(now, except))
    .where(sql<boolean>`during && tstzrange(${start}, ${end})`)
    .groupBy('professional_id')
    .execute();
  const load = new Map(rows.map((row) => [row.professional_id, row.load]));
  return [...professionalIds].sort((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0));
}

export type NewBooking = Required<Omit<Insertable<Bookings>, 'kind' | 'version' | Instants>> &
  Pick<Selectable<Bookings>, Instants>;
type Bookings = Database['bookings'];
type Instants = 'hold_expires_at' | 'cancel_until' | 'told_at' | 'created_at';
export type NewServiceLine = Required<Insertable<Database['booking_services']>>;

export async function insertBooking(
  tx: Tx,
  booking: NewBooking,
  services: NewServiceLine[],
): Promise<void> {
  await tx
    .with('booked', (db) => db.insertInto('bookings').values(booking))
    .insertInto('booking_services')
    .values(services)
    .modifyEnd(sql.raw(plannedMark))
    .execute();
}

export async function replaceBooking(
  tx: Tx,
  { id, created_at: _, ...booking }: NewBooking,
  services: NewServiceLine[],
  version: number,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('bookings')
    .set({ ...booking, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ChangedConcurrently();
  await forgetFormerTime(tx, { id });
  await tx.insertInto('booking_services').values(services).execute();
}

/**
 * Allows another mail about a busy time. The next check of the alert records the earliest slot
 * without a mail.
 */
const forgetFormerTime = unwaited((db, { id }: { id: string }) =>
  db
    .with('services', (cte) => cte.deleteFrom('booking_services').where('booking_id', '=', id))
    .with('units', (cte) => cte.deleteFrom('equipment_allocations').where('booking_id', '=', id))
    .with('overlaps', (cte) => cte.deleteFrom('overlapped_bookings').where('booking_id', '=', id))
    .updateTable('slot_alerts')
    .set({ earliest: new Date(0) })
    .where('booking_id', '=', id),
);

export async function updateBooking(
  tx: Tx,
  id: string,
  changes: { told_at: Date } | { arrival_delay: ArrivalDelay },
): Promise<void> {
  await tx.updateTable('bookings').set(changes).where('id', '=', id).execute();
}

export async function insertCancellation(
  tx: Tx,
  { id, canceled_by, now }: { id: string; canceled_by: Canceler; now: Date },
  { reason_id, reason }: { reason_id?: number; reason?: string | undefined },
): Promise<void> {
  if (reason_id === undefined) throw new Error('A cancellation needs a reason');
  await tx
    .insertInto('booking_cancellations')
    .values({ booking_id: id, canceled_by, reason_id, reason: reason || null, created_at: now })
    .execute();
}
