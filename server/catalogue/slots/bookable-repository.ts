import { sql } from 'kysely';
import type { PricedService } from '#domain/money/price.ts';
import type { Db } from '#server/deps.ts';

type OfferedService = PricedService & {
  location_id: number;
  category_slug: string;
  names: string;
  service_name: string;
  group_name: string;
};

export type BookableService = OfferedService & {
  slot_grid_min: number;
  booking_notice_min: number;
  horizon_days: number;
  duration_min: number;
  equipment_group_id: number | null;
  professional_ids: number[];
  is_subscription: boolean;
};

const offersOfService = sql`coalesce(
  (SELECT jsonb_agg(to_jsonb(offers)) FROM offers WHERE service_id = services.id), '[]')`;

/** Loads services that can be booked, by location and in the order of its list. */
export async function loadBookable(
  db: Db,
  locationIds: readonly number[],
): Promise<BookableService[]> {
  const { rows } = await sql<BookableService>`
    SELECT locations.id AS location_id, slot_grid_min, booking_notice_min, horizon_days,
      categories.slug AS category_slug, locations.name || ' ' || people.names AS names, service.*
    FROM locations JOIN categories ON categories.id = locations.category_id
    CROSS JOIN LATERAL (
      SELECT coalesce(string_agg(first_name || ' ' || last_name, ' '), '') AS names FROM professionals
      WHERE location_id = locations.id AND active) AS people
    CROSS JOIN LATERAL (
      SELECT services.id, services.name AS service_name, service_categories.name AS group_name,
        service_categories.position AS group_position, services.position,
        duration_min, equipment_group_id, is_subscription, offering.ids AS professional_ids,
        price_bani AS price, max_price_bani AS max_price, range_price, hidden_price,
        ${offersOfService} AS offers
      FROM services JOIN service_categories ON service_categories.id = service_category_id
      JOIN (
        SELECT service_id, jsonb_agg(professionals.id ORDER BY professionals.position, professionals.id) AS ids
        FROM professionals JOIN service_professionals ON professional_id = professionals.id
        WHERE professionals.location_id = locations.id AND professionals.active
        GROUP BY service_id) AS offering ON offering.service_id = services.id
      WHERE services.location_id = locations.id AND services.active
        AND (equipment_group_id IS NULL OR EXISTS (SELECT FROM equipment_units WHERE group_id = equipment_group_id))
      ) AS service
    WHERE locations.id = ANY (${[...locationIds]}::bigint[])
    ORDER BY locations.id, group_position, service.position, service.id`.execute(db);
  return rows;
}

/** Like `loadBookable`, but several times faster: does not read a service's duration and professionals. */
export async function loadOffered(
  db: Db,
  locationIds: readonly number[],
): Promise<OfferedService[]> {
  const { rows } = await sql<OfferedService>`
    WITH places AS MATERIALIZED (
      SELECT locations.id, categories.slug, concat_ws(' ', locations.name, (
        SELECT string_agg(first_name || ' ' || last_name, ' ') FROM professionals
        WHERE location_id = locations.id AND active)) AS names
      FROM locations JOIN categories ON categories.id = locations.category_id
      WHERE locations.id = ANY (${[...locationIds]}::bigint[]))
    SELECT services.id, services.location_id, places.slug AS category_slug, places.names,
      services.name AS service_name, service_categories.name AS group_name,
      price_bani AS price, max_price_bani AS max_price, range_price, hidden_price, ${offersOfService} AS offers
    FROM places JOIN services ON services.location_id = places.id
    JOIN service_categories ON service_categories.id = service_category_id
    WHERE services.active AND EXISTS (
      SELECT FROM service_professionals JOIN professionals ON professionals.id = professional_id
      WHERE service_id = services.id AND professionals.active)
    ORDER BY services.location_id, service_categories.position, services.position, services.id`.execute(
    db,
  );
  return rows;
}

export function byLocation<T extends OfferedService>(services: readonly T[]): Map<number, T[]> {
  return Map.groupBy(services, ({ location_id }) => location_id);
}

/**
 * Keeps the shortest of the services with the same professionals and equipment: it is free whenever another is.
 */
export function quickest(services: readonly BookableService[]): BookableService[] {
  const shortest = new Map<string, BookableService>();
  for (const service of services) {
    const key = `${service.equipment_group_id}:${service.professional_ids.join()}`;
    const other = shortest.get(key);
    if (!other || service.duration_min < other.duration_min) shortest.set(key, service);
  }
  return [...shortest.values()];
}
