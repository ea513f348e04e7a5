import { sql } from 'kysely';
import { takesTime } from '#server/catalogue/slots/repository.ts';
import type { Db } from '#server/deps.ts';
import { serviceNames } from '../bookings/details-repository.ts';

export async function listClientFeedEvents(
  db: Db,
  { userId, from, now }: { userId: string; from: Date; now: Date },
) {
  return db
    .selectFrom('bookings')
    .innerJoin('locations', 'locations.id', 'bookings.location_id')
    .innerJoin('categories', 'categories.id', 'locations.category_id')
    .innerJoin('localities', 'localities.id', 'locations.locality_id')
    .select([
      'bookings.id',
      'bookings.status',
      'version as sequence',
      'bookings.created_at as stamp',
      'locations.name as location',
      'locations.address',
      'localities.name as city',
      'is_health',
      sql<Date>`lower(during)`.as('starts_at'),
      sql<Date>`upper(during)`.as('ends_at'),
      serviceNames.as('services'),
    ])
    .where('bookings.user_id', '=', userId)
    .where('kind', '=', 'booking')
    .where((eb) => eb.or([takesTime(now), eb('bookings.status', '=', 'missed')]))
    .where(sql<boolean>`upper(during) > ${from}`)
    .orderBy('starts_at')
    .orderBy('bookings.id')
    .execute();
}

export type ClientFeedEvent = Awaited<ReturnType<typeof listClientFeedEvents>>[number];
