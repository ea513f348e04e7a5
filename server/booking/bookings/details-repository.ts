import { sql, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { BookingStatus } from '#domain/booking/booking-status.ts';
import { cancelReasonWords } from '#domain/booking/cancel-reason.ts';
import { notFound } from '#server/app-error.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import type { Database } from '#server/db/schema.ts';
import type { Db, Tx } from '#server/deps.ts';
import { locationImage } from '#server/catalogue/images/repository.ts';
import { providerIdentity } from '#server/catalogue/provider-identity.ts';
import { takesTime } from '#server/catalogue/slots/repository.ts';
import { locationOf, professionalOf, type Booking } from './booking.ts';
import { isUpcoming } from './repository.ts';

type Which = { id: string; userId: string; now: Date };

const ownBooking = plannedOnce((db, { id, userId, now }: Which) =>
  withDetails(ownBookings(db, userId), now).where('bookings.id', '=', id),
);

const anyBooking = plannedOnce((db, { id, now }: Omit<Which, 'userId'>) =>
  withDetails(allBookings(db), now).where('bookings.id', '=', id),
);

export async function findBooking(db: Db, which: Which): Promise<Booking | undefined> {
  const [row] = await ownBooking(db, which);
  return row && bookingOf(row);
}

export async function readBooking(db: Db, which: Which): Promise<Booking> {
  const booking = await findBooking(db, which);
  if (!booking) throw notFound();
  return booking;
}

type Span = { userId: string; startsAt: Date; endsAt: Date; accepted: string[]; now: Date };

export async function findOverlap(
  tx: Tx,
  { userId, startsAt, endsAt, accepted, now }: Span,
): Promise<Booking | undefined> {
  const overlapping = ownBookings(tx, userId)
    .where(takesTime(now))
    .where(sql<boolean>`during && tstzrange(${startsAt}, ${endsAt})`)
    .where(sql<boolean>`bookings.id <> ALL (${accepted}::uuid[])`);
  const row = await withDetails(overlapping, now)
    .orderBy(sql`lower(during)`)
    .executeTakeFirst();
  return row && bookingOf(row);
}

export async function findLocationBooking(
  db: Db,
  which: Omit<Which, 'userId'>,
): Promise<Booking | undefined> {
  const [row] = await anyBooking(db, which);
  return row && bookingOf(row);
}

export async function listBookings(
  db: Db,
  list: { userId: string; type: 'upcoming' | 'past'; now: Date; limit: number; offset: number },
): Promise<{ bookings: Booking[]; total: number }> {
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
  return { bookings: rows.map(bookingOf), total };
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
      'cancel_until',
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
      statusAt(now).as('status'),
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
      eb
        .selectFrom('voucher_redemptions')
        .innerJoin('vouchers', 'vouchers.id', 'voucher_id')
        .select('code')
        .whereRef('booking_id', '=', 'bookings.id')
        .as('voucher_code'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withDetails>['executeTakeFirstOrThrow']>>;

function bookingOf(row: Row): Booking {
  return {
    ...row,
    cancel_until: row.cancel_until ?? row.starts_at,
    location: locationOf({ ...row, id: row.location_id, name: row.location_name }),
    professional: professionalOf({ ...row, id: row.professional_id }),
    purchase: row.purchase && {
      name: row.purchase.name,
      bought_at: row.purchase.bought_at === null ? null : new Date(row.purchase.bought_at),
    },
    cancel_reason: cancelReasonWords(row.cancel_reason_id, row.cancel_reason),
  };
}
