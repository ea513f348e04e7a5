import { sql } from 'kysely';
import type { Db } from '../deps.ts';

export type BackupFacts = Audit & { rows: Record<string, number>; last_booking: string | null };

type Audit = { overlaps: number; overbooked_units: number };

export async function readBackupFacts(db: Db): Promise<BackupFacts> {
  const rows: Record<string, number> = {};
  for (const table of await findTables(db)) {
    const counted = await sql<{ count: number }>`SELECT count(*) FROM ${sql.raw(table)}`.execute(
      db,
    );
    rows[table] = counted.rows[0]?.count ?? 0;
  }
  const last = await db
    .selectFrom('bookings')
    .select(['id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const last_booking = last ? `${last.id} of ${last.created_at.toISOString()}` : null;
  return { rows, ...(await auditBookings(db)), last_booking };
}

export async function findTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'jobs') ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function exportSnapshot(tx: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT pg_export_snapshot() AS id`.execute(tx);
  return rows[0]?.id ?? '';
}

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
