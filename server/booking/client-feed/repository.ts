import { sql } from 'kysely';
import { takesTime } from '#server/catalogue/slots/repository.ts';
import type { Db } from '#server/deps.ts';
import { feedEvents } from '../bookings/repository.ts';

export async function listClientFeedEvents(
  db: Db,
  { userId, from, now }: { userId: string; from: Date; now: Date },
) {
  return feedEvents(db)
    .innerJoin('locations', 'locations.id', 'bookings.location_id')
    .innerJoin('categories', 'categories.id', 'locations.category_id')
    .innerJoin('localities', 'localities.id', 'locations.locality_id')
    .select([
      'locations.name as location',
      'locations.address',
      'localities.name as city',
      'is_health',
    ])
    .where('bookings.user_id', '=', userId)
    .where('kind', '=', 'booking')
    .where((eb) => eb.or([takesTime(now), eb('bookings.status', '=', 'missed')]))
    .where(sql<boolean>`upper(during) > ${from}`)
    .execute();
}

export type ClientFeedEvent = Awaited<ReturnType<typeof listClientFeedEvents>>[number];
