import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { PricedService } from '#domain/price.ts';
import type { Db, Tx } from '../deps.ts';

/**
 * The active services of a location in their order, or those among `ids`, each with its category, offers, subscriptions
 * and the active professionals who offer it. One query, however many there are.
 */
export async function loadServices(db: Db | Tx, locationId: number, ids?: readonly number[]) {
  const rows = await db
    .selectFrom('services')
    .select((eb) => [
      'services.id',
      'services.service_category_id',
      'services.name',
      'services.description',
      'services.duration_min',
      'services.price_bani',
      'services.max_price_bani',
      'services.range_price',
      'services.hidden_price',
      'services.is_subscription',
      'services.advanced_details',
      jsonArrayFrom(
        eb
          .selectFrom('offers')
          .select(['offers.id', 'start_date', 'end_date', 'discount', 'discount_type'])
          .whereRef('offers.service_id', '=', 'services.id')
          .orderBy('start_date')
          .orderBy('offers.id'),
      ).as('offers'),
      jsonArrayFrom(
        eb
          .selectFrom('service_professionals')
          .innerJoin('professionals', 'professionals.id', 'service_professionals.professional_id')
          .select('professionals.id')
          .whereRef('service_professionals.service_id', '=', 'services.id')
          .where('professionals.active', '=', true)
          .orderBy('professionals.position')
          .orderBy('professionals.id'),
      ).as('professionals'),
      jsonArrayFrom(
        eb
          .selectFrom('subscriptions')
          .select(['subscriptions.id', 'subscriptions.name', 'sessions', 'valid_days'])
          .whereRef('subscriptions.service_id', '=', 'services.id')
          .orderBy('subscriptions.id'),
      ).as('subscriptions'),
      jsonObjectFrom(
        eb
          .selectFrom('equipment_groups')
          .select(['equipment_groups.id', 'equipment_groups.name'])
          .whereRef('equipment_groups.id', '=', 'services.equipment_group_id'),
      ).as('equipment_group'),
    ])
    .where('services.location_id', '=', locationId)
    .where('services.active', '=', true)
    .$if(ids !== undefined, (query) => query.where('services.id', 'in', [...(ids ?? [])]))
    .orderBy('services.position')
    .orderBy('services.id')
    .execute();
  return rows.map((row) => ({ ...row, professionals: row.professionals.map(({ id }) => id) }));
}

export type ServiceRow = Awaited<ReturnType<typeof loadServices>>[number];

/** A service with its prices in bani as domain/price.ts takes them. */
export type ChosenService = ServiceRow & PricedService;

/** The active services of a location among `ids`, in the order of `ids`; unknown ones are absent. */
export async function loadChosenServices(
  db: Db | Tx,
  locationId: number,
  ids: readonly number[],
): Promise<ChosenService[]> {
  const services = await loadServices(db, locationId, ids);
  return ids.flatMap((id) => {
    const row = services.find((service) => service.id === id);
    return row ? [{ ...row, price: row.price_bani, max_price: row.max_price_bani }] : [];
  });
}

/** The service categories of a location in their order. */
export function loadServiceCategories(db: Db, locationId: number) {
  return db
    .selectFrom('service_categories')
    .select(['id', 'name'])
    .where('location_id', '=', locationId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
