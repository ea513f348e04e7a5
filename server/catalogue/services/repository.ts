import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { toWallTime } from '#domain/time/local-time.ts';
import type { PriceChange } from '#domain/money/lowest-price.ts';
import type { Db, Tx } from '#server/deps.ts';

export function loadServices(db: Db, locationId: number, ids?: readonly number[]) {
  return services(db, locationId, ids).execute();
}

export function services(db: Db, locationId: number, ids?: readonly number[]) {
  return db
    .selectFrom('services')
    .select((eb) => [
      'services.id',
      'services.name',
      'services.description',
      'services.duration_min',
      'services.price_bani as price',
      'services.max_price_bani as max_price',
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
      sql<number[]>`(
        SELECT coalesce(json_agg(professionals.id ORDER BY position, professionals.id), '[]')
        FROM service_professionals JOIN professionals ON professionals.id = professional_id
        WHERE service_id = services.id AND professionals.active)`.as('professionals'),
      jsonArrayFrom(
        eb
          .selectFrom('subscriptions')
          .select(['subscriptions.id', 'subscriptions.name', 'sessions', 'valid_days'])
          .whereRef('subscriptions.service_id', '=', 'services.id')
          .where('subscriptions.active', '=', true)
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
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`services.id = ANY(${ids}::bigint[])`),
    )
    .orderBy('services.position')
    .orderBy('services.id');
}

export type ServiceRow = Awaited<ReturnType<typeof loadServices>>[number];

export function inOrder(rows: readonly ServiceRow[], ids: readonly number[]): ServiceRow[] {
  return ids.flatMap((id) => rows.find((service) => service.id === id) ?? []);
}

export async function loadPriceChanges(
  db: Db,
  locationId: number,
): Promise<ReadonlyMap<number, PriceChange[]>> {
  const rows = await db
    .selectFrom('service_prices')
    .innerJoin('services', 'services.id', 'service_id')
    .select(['service_id', 'since', 'service_prices.price_bani as price'])
    .where('services.location_id', '=', locationId)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('offers').select('id').whereRef('offers.service_id', '=', 'services.id'),
      ),
    )
    .orderBy('since')
    .execute();
  const changes = rows.map((row) => ({ ...row, since: toWallTime(row.since).date }));
  return Map.groupBy(changes, ({ service_id }) => service_id);
}

export async function notePrices(tx: Tx, serviceIds: readonly number[], now: Date): Promise<void> {
  await sql`INSERT INTO service_prices (service_id, since, price_bani)
    SELECT id, ${now}, price FROM (
      SELECT id, CASE WHEN hidden_price THEN NULL ELSE price_bani END AS price
      FROM services WHERE id = ANY(${serviceIds}::bigint[])) AS current
    WHERE NOT EXISTS (
      SELECT FROM (SELECT price_bani FROM service_prices WHERE service_id = id
        ORDER BY since DESC LIMIT 1) AS last
      WHERE last.price_bani IS NOT DISTINCT FROM price)`.execute(tx);
}

export function loadServiceCategories(db: Db, locationId: number) {
  const own = services(db, locationId).where(
    sql<boolean>`services.service_category_id = service_categories.id`,
  );
  return db
    .selectFrom('service_categories')
    .select(['id', 'name', jsonArrayFrom(own).as('services')])
    .where('location_id', '=', locationId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
