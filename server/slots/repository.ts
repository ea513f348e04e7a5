import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../deps.ts';

/** What a location lets its clients book, and who works there; undefined for an unknown one. */
export function findBookingRules(db: Db, locationId: number) {
  return db
    .selectFrom('locations')
    .select((eb) => [
      'slot_grid_min',
      'booking_notice_min',
      'horizon_days',
      jsonArrayFrom(
        eb
          .selectFrom('professionals')
          .select('professionals.id')
          .whereRef('professionals.location_id', '=', 'locations.id')
          .where('professionals.active', '=', true)
          .orderBy('professionals.position')
          .orderBy('professionals.id'),
      ).as('professionals'),
    ])
    .where('locations.id', '=', locationId)
    .executeTakeFirst();
}
