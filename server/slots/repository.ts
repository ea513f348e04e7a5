import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SelectableService } from '#domain/service-selection.ts';
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

export type BookableService = SelectableService & { duration_min: number };

/** The active services of a location among `ids`, as the rules of selection want them. */
export async function findBookableServices(
  db: Db,
  locationId: number,
  ids: readonly number[],
): Promise<BookableService[]> {
  const rows = await db
    .selectFrom('services')
    .select((eb) => [
      'services.id',
      'services.duration_min',
      'services.is_subscription',
      'services.equipment_group_id',
      jsonArrayFrom(
        eb
          .selectFrom('service_professionals')
          .select('professional_id as id')
          .whereRef('service_professionals.service_id', '=', 'services.id'),
      ).as('professionals'),
      jsonArrayFrom(
        eb
          .selectFrom('subscriptions')
          .select('subscriptions.id')
          .whereRef('subscriptions.service_id', '=', 'services.id'),
      ).as('subscriptions'),
    ])
    .where('services.location_id', '=', locationId)
    .where('services.active', '=', true)
    .where('services.id', 'in', [...ids])
    .execute();
  return rows.map(({ equipment_group_id, professionals, ...row }) => ({
    ...row,
    professionals: professionals.map(({ id }) => id),
    equipment_group: equipment_group_id === null ? null : { id: equipment_group_id },
  }));
}
