import { sql, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { BookingStatus } from '#domain/booking/booking-status.ts';
import { notFound } from '#server/app-error.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import type { Database } from '#server/db/schema.ts';
import type { Db, Tx } from '#server/deps.ts';
import { locationImage } from '#server/catalogue/images/repository.ts';
import { providerIdentity } from '#server/catalogue/provider-identity.ts';
import { takesTime } from '#server/catalogue/slots/repository.ts';
import { isUpcoming } from './repository.ts';

type Which = { id: string; now: Date };

const bookingById = plannedOnce((db, { id, now }: Which) =>
  withDetails(allBookings(db), now).where('bookings.id', '=', id),
);

export async function findBooking(db: Db, which: Which): Promise<BookingRow | undefined> {
  const [row] = await bookingById(db, which);
  return row;
}

/** Throws 404 also for a booking of another client. */
export async function readBooking(
  db: Db,
  { userId, ...which }: Which & { userId: string },
): Promise<BookingRow> {
  const booking = await findBooking(db, which);
  if (booking?.user_id !== userId) throw notFound();
  return booking;
}

type Span = { userId: string; startsAt: Date; endsAt: Date; accepted: string[]; now: Date };

export async function findOverlap(
  tx: Tx,
  { userId, startsAt, endsAt, accepted, now }: Span,
): Promise<BookingRow | undefined> {
  const overlapping = ownBookings(tx, userId)
    .where(takesTime(now))
    .where(sql<boolean>`during && tstzrange(${startsAt}, ${endsAt})`)
    .where(sql<boolean>`bookings.id <> ALL (${accepted}::uuid[])`);
  return withDetails(overlapping, now)
    .orderBy(sql`lower(during)`)
    .executeTakeFirst();
}

export async function listBookings(
  db: Db,
  list: { userId: string; type: 'upcoming' | 'past'; now: Date; limit: number; offset: number },
): Promise<{ bookings: BookingRow[]; total: number }> {
  const upcoming = list.type === 'upcoming';
  const own = ownBookings(db, list.userId).where(
    upcoming ? isUpcoming(list.now) : sql<boolean>`NOT (${isUpcoming(list.now)})`,
  );
  const { total } = await own
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const bookings = await withDetails(own, list.now)
    .orderBy(sql`lower(during)`, upcoming ? 'asc' : 'desc')
    .orderBy('bookings.id')
    .limit(list.limit)
    .offset(list.offset)
    .execute();
  return { bookings, total };
}

function allBookings(db: Db) {
  return db.selectFrom('bookings').where('bookings.kind', '=', 'booking');
}

function ownBookings(db: Db, userId: string) {
  return allBookings(db).where('bookings.user_id', '=', userId);
}

function statusAt(now: Date) {
  return sql<BookingStatus>`CASE WHEN bookings.status = 'pending' AND hold_expires_at <= ${now}
    THEN 'expired' ELSE bookings.status END`;
}

function withDetails(query: SelectQueryBuilder<Database, 'bookings', object>, now: Date) {
  return query
    .innerJoin('locations', 'locations.id', 'bookings.location_id')
    .innerJoin('localities', 'localities.id', 'locations.locality_id')
    .innerJoin('professionals', 'professionals.id', 'bookings.professional_id')
    .leftJoin('booking_cancellations', 'booking_cancellations.booking_id', 'bookings.id')
    .select((eb) => [
      'bookings.id',
      'bookings.user_id',
      'bookings.location_id',
      'bookings.professional_id',
      'bookings.created_at',
      'hold_expires_at',
      'arrival_delay',
      'list_total_bani',
      'total_bani',
      'max_total_bani',
      'discount_bani',
      'hidden_count',
      'bookings.comment',
      'bookings.custom_fields',
      'bookings.version',
      'locations.slug',
      'locations.name as location_name',
      'locations.address',
      'locations.latitude',
      'locations.longitude',
      'locations.horizon_days',
      'contact_email',
      providerIdentity,
      'localities.name as city',
      'professionals.first_name',
      'professionals.last_name',
      'professionals.title',
      'booking_cancellations.canceled_by',
      'booking_cancellations.reason_id as cancel_reason_id',
      'booking_cancellations.reason as cancel_reason',
      sql<Date>`coalesce(cancel_until, lower(during))`.as('cancel_until'),
      statusAt(now).as('status'),
      sql<Date>`lower(during)`.as('starts_at'),
      sql<Date>`upper(during)`.as('ends_at'),
      jsonArrayFrom(
        eb
          .selectFrom('booking_services')
          .select([
            'service_id',
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
          .select(['rating', 'reviews.comment'])
          .whereRef('booking_id', '=', 'bookings.id'),
      ).as('review'),
      jsonObjectFrom(
        eb
          .selectFrom('client_subscriptions')
          .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
          .select(['subscriptions.name', sql<string | null>`bought_at`.as('bought_at')])
          .whereRef('bought_by_booking_id', '=', 'bookings.id')
          .where('client_subscriptions.status', '=', 'active'),
      ).as('purchase'),
      sql<boolean>`EXISTS (SELECT FROM slot_alerts WHERE booking_id = bookings.id)`.as('alert'),
      sql<string | null>`(SELECT code FROM voucher_redemptions JOIN vouchers
        ON vouchers.id = voucher_id WHERE booking_id = bookings.id)`.as('voucher_code'),
    ]);
}

/** `status` is `expired` for an overdue pending booking, even if stored as `pending`. */
export type BookingRow = Awaited<
  ReturnType<ReturnType<typeof withDetails>['executeTakeFirstOrThrow']>
>;
