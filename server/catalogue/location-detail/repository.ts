import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Approval } from '#domain/booking/approval.ts';
import { notFound } from '#server/app-error.ts';
import type { Db } from '#server/deps.ts';
import { isUnreadable, professionalHours } from '../slots/repository.ts';
import { providerIdentity } from '../provider-identity.ts';

export function findDetail(db: Db, id: number, now: Date) {
  return db
    .selectFrom('locations')
    .innerJoin('localities', 'localities.id', 'locations.locality_id')
    .innerJoin('counties', 'counties.id', 'localities.county_id')
    .innerJoin('categories', 'categories.id', 'locations.category_id')
    .select((eb) => [
      'locations.description',
      'counties.name as county',
      'localities.slug as city_slug',
      'categories.is_health',
      sql<Approval>`CASE WHEN EXISTS (SELECT FROM professionals
        WHERE location_id = locations.id AND active AND ${isUnreadable(now)})
        THEN 'manual' ELSE approval END`.as('approval'),
      'booking_notice_min as booking_notice_minutes',
      'cancel_notice_min as cancel_notice_minutes',
      'locations.horizon_days',
      providerIdentity,
      'locations.updated_at',
      jsonArrayFrom(
        eb
          .selectFrom('location_hours')
          .select(['weekday', 'starts', 'ends'])
          .whereRef('location_hours.location_id', '=', 'locations.id')
          .orderBy('weekday')
          .orderBy('starts'),
      ).as('hours'),
      jsonArrayFrom(
        eb
          .selectFrom('location_payment_methods')
          .innerJoin(
            'payment_methods',
            'payment_methods.id',
            'location_payment_methods.payment_method_id',
          )
          .select(['payment_methods.id', 'payment_methods.name'])
          .whereRef('location_payment_methods.location_id', '=', 'locations.id')
          .orderBy('payment_methods.position'),
      ).as('payment_methods'),
      jsonArrayFrom(
        eb
          .selectFrom('custom_fields')
          .select(['custom_fields.id', 'label', 'type', 'required', 'options'])
          .whereRef('custom_fields.location_id', '=', 'locations.id')
          .orderBy('custom_fields.position')
          .orderBy('custom_fields.id'),
      ).as('custom_fields'),
      jsonArrayFrom(
        eb
          .selectFrom('professionals')
          .select([
            'professionals.id',
            'first_name',
            'last_name',
            'title',
            professionalHours().as('hours'),
          ])
          .whereRef('professionals.location_id', '=', 'locations.id')
          .where('professionals.active', '=', true)
          .orderBy('professionals.position')
          .orderBy('professionals.id'),
      ).as('professionals'),
    ])
    .where('locations.id', '=', id)
    .executeTakeFirst();
}

export type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>;

export function loadPictures(db: Db, locationId: number) {
  return db
    .selectFrom('images')
    .select(['id', 'album_id', 'alt', 'tint_from', 'tint_to'])
    .where('location_id', '=', locationId)
    .where('kind', 'in', ['cover', 'gallery'])
    .orderBy(sql`kind <> 'cover'`)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function loadAlbums(db: Db, locationId: number) {
  return db
    .selectFrom('albums')
    .select(['id', 'name'])
    .where('location_id', '=', locationId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function requireLocation(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('locations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound());
}
