import { sql } from 'kysely';
import { dayMs } from '#domain/time-units.ts';
import type { Db } from '../deps.ts';

/** Bookings so long before and after now say what is booked most. */
const countedDays = 30;

/**
 * Of each location its most booked service that somebody offers and that has a unit of its equipment, or else the first
 * such one, and what booking it needs; no subscriptions. A location that offers nothing is absent. One query, however
 * many there are.
 */
export async function loadMostBooked(db: Db, locationIds: readonly number[], now: Date) {
  const days = (count: number) => new Date(now.getTime() + count * dayMs);
  const { rows } = await sql<MostBookedRow>`
    SELECT locations.id AS location_id, slot_grid_min, booking_notice_min, horizon_days, service.*
    FROM locations CROSS JOIN LATERAL (
      SELECT services.id AS service_id, services.name AS service_name, duration_min, equipment_group_id, offering.ids AS professional_ids
      FROM services
      CROSS JOIN LATERAL (
        SELECT jsonb_agg(professionals.id ORDER BY professionals.position, professionals.id) AS ids
        FROM service_professionals JOIN professionals ON professionals.id = professional_id
        WHERE service_id = services.id AND professionals.active) AS offering
      LEFT JOIN (
        SELECT service_id, count(*) AS bookings
        FROM bookings JOIN booking_services ON booking_id = bookings.id
        WHERE bookings.location_id = locations.id AND status IN ('pending', 'approved')
          AND during && tstzrange(${days(-countedDays)}, ${days(countedDays)})
        GROUP BY service_id) AS booked ON booked.service_id = services.id
      WHERE services.location_id = locations.id AND services.active AND NOT is_subscription
        AND offering.ids IS NOT NULL
        AND (equipment_group_id IS NULL OR EXISTS (SELECT FROM equipment_units WHERE group_id = equipment_group_id))
      ORDER BY booked.bookings DESC NULLS LAST, services.position, services.id
      LIMIT 1) AS service
    WHERE locations.id = ANY (${[...locationIds]}::bigint[])`.execute(db);
  return rows;
}

export type MostBookedRow = {
  location_id: number;
  slot_grid_min: number;
  booking_notice_min: number;
  horizon_days: number;
  service_id: number;
  service_name: string;
  duration_min: number;
  equipment_group_id: number | null;
  professional_ids: number[];
};
