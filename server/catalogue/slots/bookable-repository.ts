import { sql } from 'kysely';
import type { PricedService } from '#domain/money/price.ts';
import type { Point } from '#domain/place/geo.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import type { Db } from '#server/deps.ts';

export type BookableService = PricedService & {
  location_id: number;
  category_slug: string;
  names: string;
  service_name: string;
  group_name: string;
  slot_grid_min: number;
  booking_notice_min: number;
  horizon_days: number;
  duration_min: number;
  equipment_group_id: number | null;
  professional_ids: number[];
  is_subscription: boolean;
};

/** Omits locations without bookable services. */
export async function loadBookable(
  db: Db,
  locationIds: readonly number[],
): Promise<Map<number, BookableService[]>> {
  const [row] = await bookable(db, { locationIds });
  return Map.groupBy(row!.services, ({ location_id }) => location_id);
}

/** Returns one JSON value, because many columns are slow to read. */
const bookable = plannedOnce(
  (_, { locationIds }: { locationIds: readonly number[] }) =>
    sql<{ services: BookableService[] }>`
    WITH places AS MATERIALIZED (
      SELECT locations.id AS location_id, slot_grid_min, booking_notice_min, horizon_days, categories.slug AS category_slug,
        concat_ws(' ', locations.name, (
          SELECT string_agg(first_name || ' ' || last_name, ' ') FROM professionals
          WHERE location_id = locations.id AND active)) AS names
      FROM locations JOIN categories ON categories.id = locations.category_id
      WHERE locations.id = ANY (${locationIds}::bigint[])),
    offering AS MATERIALIZED (
      SELECT service_id, json_agg(professionals.id ORDER BY position, professionals.id) AS professional_ids
      FROM places JOIN professionals USING (location_id) JOIN service_professionals ON professional_id = professionals.id
      WHERE active GROUP BY service_id)
    SELECT coalesce(json_agg(bookable), '[]') AS services FROM (
      SELECT places.*, services.id, services.name AS service_name, service_categories.name AS group_name,
        duration_min, equipment_group_id, is_subscription, professional_ids,
        price_bani AS price, max_price_bani AS max_price, range_price, hidden_price,
        coalesce((SELECT json_agg(offers) FROM offers WHERE service_id = services.id), '[]') AS offers
      FROM offering JOIN services ON services.id = service_id JOIN places USING (location_id)
      JOIN service_categories ON service_categories.id = service_category_id
      WHERE services.active
        AND (equipment_group_id IS NULL OR EXISTS (SELECT FROM equipment_units WHERE group_id = equipment_group_id))
      ORDER BY location_id, service_categories.position, services.position, services.id) AS bookable`,
);

export async function findPosition(db: Db, locationIds: readonly number[]): Promise<Point | null> {
  const [position] = await positions(db, { locationIds });
  return position ?? null;
}

const positions = plannedOnce((db, { locationIds }: { locationIds: readonly number[] }) =>
  db
    .selectFrom('locations')
    .select(['latitude', 'longitude'])
    .where(sql<boolean>`id = ANY (${locationIds}::bigint[])`)
    .orderBy(sql`array_position(${locationIds}::bigint[], id)`)
    .limit(1),
);

/** A longer service with the same professionals and equipment is free only when a shorter one is. */
export function quickest(services: readonly BookableService[]): BookableService[] {
  const shortest = new Map<string, BookableService>();
  for (const service of services) {
    const key = `${service.equipment_group_id}:${service.professional_ids.join()}`;
    const other = shortest.get(key);
    if (!other || service.duration_min < other.duration_min) shortest.set(key, service);
  }
  return [...shortest.values()];
}
