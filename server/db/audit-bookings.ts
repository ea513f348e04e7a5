import { sql } from 'kysely';
import type { Db } from '../deps.ts';

export type Audit = { overlaps: number; overbooked_units: number };

/** Does not use the api. Both numbers must be 0. */
export async function auditBookings(db: Db): Promise<Audit> {
  const overlapping = sql<number>`SELECT count(*) FROM bookings a JOIN bookings b ON a.id < b.id
    AND a.professional_id = b.professional_id AND a.during && b.during
    AND a.status IN ('pending', 'approved') AND b.status IN ('pending', 'approved')`;
  const units = sql<number>`SELECT count(*) FROM equipment_allocations a JOIN equipment_allocations b
    ON a.booking_id < b.booking_id AND a.unit_id = b.unit_id AND a.during && b.during
    AND a.active AND b.active`;
  const { rows } = await sql<Audit>`
    SELECT (${overlapping}) AS overlaps, (${units}) AS overbooked_units`.execute(db);
  return rows[0] ?? { overlaps: -1, overbooked_units: -1 };
}
