import { sql, type Insertable, type Selectable, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { BookingStatus } from '#domain/booking/booking-status.ts';
import { addDays, toInstant, type LocalDate } from '#domain/time/local-time.ts';
import { plannedOnce, unwaited } from '#server/db/planned-once.ts';
import type { Database } from '#server/db/schema.ts';
import { plannedMark } from '#server/db/statement-marks.ts';
import { ChangedConcurrently } from '#server/db/transaction.ts';
import type { Db, Tx } from '#server/deps.ts';
import { locationImage } from '#server/catalogue/images/repository.ts';
import { providerColumns } from '#server/catalogue/provider-identity.ts';
import { takesTime } from '#server/catalogue/slots/repository.ts';

/** An overdue pending booking is expired, even before the sweep writes it. */
function statusAt(now: Date) {
  return sql<BookingStatus>`CASE WHEN bookings.status = 'pending' AND hold_expires_at <= ${now}
    THEN 'expired' ELSE bookings.status END`;
}

function isUpcoming(now: Date) {
  return sql<boolean>`${takesTime(now)} AND lower(during) > ${now}`;
}

function withDetails<O>(query: SelectQueryBuilder<Database, 'bookings', O>, now: Date) {
  return query
    .innerJoin('locations', 'locations.id', 'bookings.location_id')
    .innerJoin('localities', 'localities.id', 'locations.locality_id')
    .innerJoin('professionals', 'professionals.id', 'bookings.professional_id')
    .leftJoin('booking_cancellations', 'booking_cancellations.booking_id', 'bookings.id')
    .selectAll('bookings')
    .select((eb) => [
      'locations.slug',
      'locations.name as location_name',
      'locations.address',
      'locations.latitude',
      'locations.longitude',
      'locations.horizon_days',
      ...providerColumns,
      'localities.name as city',
      'professionals.first_name',
      'professionals.last_name',
      'professionals.title',
      'booking_cancellations.canceled_by',
      'booking_cancellations.reason_id as cancel_reason_id',
      'booking_cancellations.reason as cancel_reason',
      statusAt(now).as('status_now'),
      sql<Date>`lower(during)`.as('starts_at'),
      sql<Date>`upper(during)`.as('ends_at'),
      jsonArrayFrom(
        eb
          .selectFrom('booking_services')
          .select([
            'service_id as id',
            'booking_services.name',
            'duration_min',
            'price_bani',
            'max_price_bani',
            'range_price',
            'hidden_price',
            'covered',
          ])
          .whereRef('booking_id', '=', 'bookings.id')
          .orderBy('booking_services.position'),
      ).as('services'),
      locationImage('logo').as('logo'),
      jsonObjectFrom(
        eb
          .selectFrom('reviews')
          .select(['rating', 'comment'])
          .whereRef('booking_id', '=', 'bookings.id'),
      ).as('review'),
      jsonObjectFrom(
        eb
          .selectFrom('client_subscriptions')
          .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
          .select('subscriptions.name')
          .whereRef('bought_by_booking_id', '=', 'bookings.id')
          .where('client_subscriptions.status', '=', 'active'),
      ).as('purchase'),
      sql<boolean>`EXISTS (SELECT FROM slot_alerts WHERE booking_id = bookings.id)`.as('alert'),
      eb
        .selectFrom('voucher_redemptions')
        .innerJoin('vouchers', 'vouchers.id', 'voucher_id')
        .select('code')
        .whereRef('booking_id', '=', 'bookings.id')
        .as('voucher_code'),
    ]);
}

/** A client's booking with all details of its screen; undefined for another client's, a block or an unknown id. */
export async function findBooking(
  db: Db | Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
) {
  return withDetails(ownBookings(db, userId), now).where('bookings.id', '=', id).executeTakeFirst();
}

/** Like findBooking, for the location: a booking of any client. */
export async function findLocationBooking(db: Db | Tx, { id, now }: { id: string; now: Date }) {
  return withDetails(allBookings(db), now).where('bookings.id', '=', id).executeTakeFirst();
}

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

/** One page of a client's bookings and their total: upcoming nearest first, past latest first. */
export async function listBookings(
  db: Db,
  list: { userId: string; type: 'upcoming' | 'past'; now: Date; limit: number; offset: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const upcoming = list.type === 'upcoming';
  const own = ownBookings(db, list.userId).where(
    upcoming ? isUpcoming(list.now) : sql<boolean>`NOT (${isUpcoming(list.now)})`,
  );
  const { total } = await own
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withDetails(own, list.now)
    .orderBy(sql`lower(during)`, upcoming ? 'asc' : 'desc')
    .orderBy('bookings.id')
    .limit(list.limit)
    .offset(list.offset)
    .execute();
  return { rows, total };
}

function allBookings(db: Db | Tx) {
  return db.selectFrom('bookings').where('bookings.kind', '=', 'booking');
}

function ownBookings(db: Db | Tx, userId: string) {
  return allBookings(db).where('bookings.user_id', '=', userId);
}

type Booker = { userId: string; now: Date; since: Date };

/**
 * Reads the client's mail data and the number of their bookings: placed since `since`, pending, overdue
 * (stale) and upcoming. The counts are stable only while the client's row is locked.
 */
export const readBooker = plannedOnce((db, { userId, now, since }: Booker) =>
  db
    .selectFrom('users')
    .leftJoin('bookings', 'bookings.user_id', 'users.id')
    .select(({ fn }) => {
      const pending = fn.count<number>('bookings.id').filterWhere('status', '=', 'pending');
      return [
        ...(['email', 'email_verified_at', 'first_name', 'last_name'] as const),
        fn.count<number>('bookings.id').filterWhere('bookings.created_at', '>', since).as('placed'),
        pending.filterWhere('hold_expires_at', '>', now).as('pending'),
        pending.filterWhere('hold_expires_at', '<=', now).as('stale'),
        fn.count<number>('bookings.id').filterWhere(isUpcoming(now)).as('upcoming'),
      ];
    })
    .where('users.id', '=', userId)
    .groupBy('users.id'),
);

/** Orders professionals by their bookings on that day, fewest first; ties keep their order. */
export async function byLoadOfDay(
  tx: Tx,
  professionalIds: readonly number[],
  { date, now, except }: { date: LocalDate; now: Date; except: string | null },
): Promise<number[]> {
  if (professionalIds.length < 2) return [...professionalIds];
  const start = toInstant(date, '00:00');
  const end = toInstant(addDays(date, 1), '00:00');
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

/** All columns except those that the database fills in. `Required` makes a forgotten new column a type error. */
export type NewBooking = Required<Omit<Insertable<Bookings>, 'kind' | 'version' | Instants>> &
  Pick<Selectable<Bookings>, Instants>;
type Bookings = Database['bookings'];
type Instants = 'hold_expires_at' | 'cancel_until' | 'told_at' | 'created_at';
export type NewServiceLine = Required<Insertable<Database['booking_services']>>;

/** Inserts a booking and its services in one statement: other bookings wait for this one. */
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

/**
 * Overwrites a booking and its services after a reschedule and deletes its equipment allocations; the
 * creation date stays. Throws ChangedConcurrently if the version has changed since it was read.
 */
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
  await deleteServices(tx, { id });
  await deleteAllocations(tx, { id });
  await tx.insertInto('booking_services').values(services).execute();
}

const deleteServices = unwaited((db, { id }: { id: string }) =>
  db.deleteFrom('booking_services').where('booking_id', '=', id),
);

const deleteAllocations = unwaited((db, { id }: { id: string }) =>
  db.deleteFrom('equipment_allocations').where('booking_id', '=', id),
);

/** E-mail for a location's booking notices; null if it has none. */
export async function locationContact(tx: Tx, locationId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('locations')
    .select('contact_email')
    .where('id', '=', locationId)
    .executeTakeFirstOrThrow();
  return row.contact_email;
}

export async function insertCancellation(
  tx: Tx,
  cancellation: Insertable<Database['booking_cancellations']>,
): Promise<void> {
  await tx.insertInto('booking_cancellations').values(cancellation).execute();
}
