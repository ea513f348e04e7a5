import { sql, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { BookingStatus } from '#domain/booking-status.ts';
import type { Db, Tx } from '../deps.ts';
import type { Database } from '../db/schema.ts';

/** A pending booking whose time ran out is expired, whether or not somebody has written it down yet. */
function statusAt(now: Date) {
  return sql<BookingStatus>`CASE WHEN bookings.status = 'pending' AND hold_expires_at <= ${now}
    THEN 'expired' ELSE bookings.status END`;
}

function occupying(now: Date) {
  return sql<boolean>`(bookings.status = 'approved' OR (bookings.status = 'pending' AND hold_expires_at > ${now}))
    AND lower(during) > ${now}`;
}

function withDetails<O>(query: SelectQueryBuilder<Database, 'bookings', O>, now: Date) {
  return query
    .innerJoin('locations', 'locations.id', 'bookings.location_id')
    .innerJoin('localities', 'localities.id', 'locations.locality_id')
    .innerJoin('professionals', 'professionals.id', 'bookings.professional_id')
    .select((eb) => [
      'bookings.id',
      'bookings.location_id',
      'locations.slug',
      'locations.name as location_name',
      'locations.address',
      'locations.latitude',
      'locations.longitude',
      'localities.name as city',
      'bookings.professional_id',
      'professionals.first_name',
      'professionals.last_name',
      'professionals.title',
      'bookings.comment',
      'bookings.custom_fields',
      'bookings.list_total_bani',
      'bookings.total_bani',
      'bookings.max_total_bani',
      'bookings.discount_bani',
      'bookings.hidden_count',
      'bookings.hold_expires_at',
      'bookings.cancel_until',
      'bookings.created_at',
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
      jsonObjectFrom(
        eb
          .selectFrom('images')
          .select(['images.id', 'alt', 'tint_from', 'tint_to'])
          .whereRef('images.location_id', '=', 'locations.id')
          .where('kind', '=', 'logo')
          .limit(1),
      ).as('logo'),
      eb
        .selectFrom('voucher_redemptions')
        .innerJoin('vouchers', 'vouchers.id', 'voucher_id')
        .select('code')
        .whereRef('booking_id', '=', 'bookings.id')
        .as('voucher_code'),
    ]);
}

/** A client's booking with everything that its screen shows; undefined for another's, a block or an unknown id. */
export async function findBooking(
  db: Db | Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
) {
  return withDetails(ownBookings(db, userId), now).where('bookings.id', '=', id).executeTakeFirst();
}

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

/** One page of a client's bookings and their number: upcoming nearest first, past latest first (decisions 43). */
export async function listBookings(
  db: Db,
  asked: { userId: string; type: 'upcoming' | 'past'; now: Date; limit: number; offset: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const upcoming = asked.type === 'upcoming';
  const own = ownBookings(db, asked.userId).where(
    upcoming ? occupying(asked.now) : sql<boolean>`NOT (${occupying(asked.now)})`,
  );
  const { total } = await own
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withDetails(own, asked.now)
    .orderBy(sql`lower(during)`, upcoming ? 'asc' : 'desc')
    .orderBy('bookings.id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { rows, total };
}

function ownBookings(db: Db | Tx, userId: string) {
  return db
    .selectFrom('bookings')
    .where('bookings.user_id', '=', userId)
    .where('bookings.kind', '=', 'booking');
}
