import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PricedService } from '#domain/price.ts';
import type { SelectableService } from '#domain/service-selection.ts';
import type { Tx } from '../deps.ts';

/** A service as a booking needs it: what it costs in bani, how long it takes, who offers it, what it needs. */
export type ChosenService = PricedService &
  SelectableService & {
    name: string;
    duration_min: number;
    packages: { id: number; sessions: number; valid_days: number }[];
  };

/** The active services of a location among `ids`, in the order of `ids`; unknown ones are absent. */
export async function loadChosenServices(
  tx: Tx,
  locationId: number,
  ids: readonly number[],
): Promise<ChosenService[]> {
  const rows = await tx
    .selectFrom('services')
    .select((eb) => [
      'id',
      'name',
      'duration_min',
      'price_bani as price',
      'max_price_bani as max_price',
      'range_price',
      'hidden_price',
      'is_subscription',
      'equipment_group_id',
      jsonArrayFrom(
        eb
          .selectFrom('offers')
          .select(['offers.id', 'start_date', 'end_date', 'discount', 'discount_type'])
          .whereRef('offers.service_id', '=', 'services.id'),
      ).as('offers'),
      jsonArrayFrom(
        eb
          .selectFrom('service_professionals')
          .innerJoin('professionals', 'professionals.id', 'professional_id')
          .select('professional_id as id')
          .whereRef('service_professionals.service_id', '=', 'services.id')
          .where('professionals.active', '=', true)
          .orderBy('professionals.position'),
      ).as('professionals'),
      jsonArrayFrom(
        eb
          .selectFrom('subscriptions')
          .select(['subscriptions.id', 'sessions', 'valid_days'])
          .whereRef('subscriptions.service_id', '=', 'services.id')
          .orderBy('subscriptions.id'),
      ).as('packages'),
    ])
    .where('location_id', '=', locationId)
    .where('active', '=', true)
    .where('id', 'in', [...ids])
    .execute();
  const services = rows.map(({ equipment_group_id, professionals, packages, ...row }) => ({
    ...row,
    packages,
    subscriptions: packages,
    professionals: professionals.map(({ id }) => id),
    equipment_group: equipment_group_id === null ? null : { id: equipment_group_id },
  }));
  return ids.flatMap((id) => services.find((service) => service.id === id) ?? []);
}
