import { sql } from 'kysely';
import { dayMs } from '#domain/time/local-time.ts';
import type { Db } from '#server/deps.ts';
import { occupiesSlot } from './repository.ts';

/** Bookings this many days before and after now rank the services. */
const countedDays = 30;

export type BookableService = {
  location_id: number;
  slot_grid_min: number;
  booking_notice_min: number;
  horizon_days: number;
  service_id: number;
  service_name: string;
  group_name: string;
  duration_min: number;
  equipment_group_id: number | null;
  professional_ids: number[];
  is_subscription: boolean;
  /** 0 if not counted. */
  bookings: number;
};

/**
 * Loads the services that have a professional and, if needed, an equipment unit, by location, most booked
 * first. `isCounted` counts bookings now; otherwise the stored order is used if present.
 */
export async function loadBookable(
  db: Db,
  locationIds: readonly number[],
  { now, isCounted = false }: { now: Date; isCounted?: boolean },
): Promise<BookableService[]> {
  const days = (count: number) => new Date(now.getTime() + count * dayMs);
  const { rows } = await sql<BookableService>`
    SELECT locations.id AS location_id, slot_grid_min, booking_notice_min, horizon_days, service.*
    FROM locations LEFT JOIN free_days AS known ON known.location_id = locations.id
    CROSS JOIN LATERAL (
      SELECT services.id AS service_id, services.name AS service_name, service_categories.name AS group_name,
        duration_min, equipment_group_id, is_subscription, offering.ids AS professional_ids,
        coalesce(booked.bookings, 0) AS bookings,
        row_number() OVER (ORDER BY booked.bookings DESC NULLS LAST, array_position(known.booked_most, services.id),
          service_categories.position, services.position, services.id) AS rank
      FROM services JOIN service_categories ON service_categories.id = service_category_id
      JOIN (
        SELECT service_id, jsonb_agg(professionals.id ORDER BY professionals.position, professionals.id) AS ids
        FROM professionals JOIN service_professionals ON professional_id = professionals.id
        WHERE professionals.location_id = locations.id AND professionals.active
        GROUP BY service_id) AS offering ON offering.service_id = services.id
      LEFT JOIN (
        SELECT service_id, count(*) AS bookings
        FROM bookings JOIN booking_services ON booking_id = bookings.id
        WHERE (${isCounted} OR known.location_id IS NULL)
          AND bookings.location_id = locations.id AND ${occupiesSlot}
          AND during && tstzrange(${days(-countedDays)}, ${days(countedDays)})
        GROUP BY service_id) AS booked ON booked.service_id = services.id
      WHERE services.location_id = locations.id AND services.active
        AND (equipment_group_id IS NULL OR EXISTS (SELECT FROM equipment_units WHERE group_id = equipment_group_id))
      ) AS service
    WHERE locations.id = ANY (${[...locationIds]}::bigint[])
    ORDER BY locations.id, rank`.execute(db);
  return rows;
}

export function byLocation(services: readonly BookableService[]): Map<number, BookableService[]> {
  return Map.groupBy(services, ({ location_id }) => location_id);
}

/**
 * Keeps the shortest of services with the same professionals and equipment: it has a free slot whenever
 * another has.
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
