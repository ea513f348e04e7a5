import { sql } from 'kysely';
import type { LocalDate } from '#domain/time/local-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Db } from '#server/deps.ts';

export type FreeDays = {
  location_id: number;
  first_day: LocalDate;
  half_hours: number[];
  is_full: boolean;
};

/** `changeIds` are the changes to delete afterwards. `readAt` precedes the reading of the locations. */
type StaleDays = { locationIds: number[]; changeIds: number[]; readAt: Date };

export async function noteFreeTimes(db: Db, locationIds: readonly number[]): Promise<void> {
  await sql`INSERT INTO free_day_changes (location_id)
    SELECT unnest(${locationIds}::bigint[])`.execute(db);
}

export async function findStaleDays(
  db: Db,
  { before, limit }: { before: LocalDate; limit: number },
): Promise<StaleDays> {
  const { rows: changes } = await sql<{ id: number; location_id: number }>`
    SELECT id, location_id FROM free_day_changes WHERE location_id IN
      (SELECT location_id FROM free_day_changes ORDER BY id DESC LIMIT ${limit})`.execute(db);
  const { rows: old } = await sql<{ location_id: number }>`SELECT location_id FROM free_days
    WHERE first_day < ${before} ORDER BY first_day LIMIT ${limit}`.execute(db);
  const { rows: clock } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db);
  return {
    locationIds: [...new Set([...changes, ...old].map((row) => row.location_id))].slice(0, limit),
    changeIds: changes.map(({ id }) => id),
    readAt: clock[0]!.now,
  };
}

/** Does not overwrite newer results of another instance. */
export async function writeFreeDays(
  db: Db,
  rows: readonly FreeDays[],
  { changeIds, readAt }: Pick<StaleDays, 'changeIds' | 'readAt'>,
): Promise<void> {
  const text = JSON.stringify(rows.map((row) => ({ ...row, computed_at: readAt })));
  await inTransaction(db, async (tx) => {
    await sql`INSERT INTO free_days AS own (location_id, first_day, half_hours, computed_at)
      SELECT new.location_id, new.first_day, new.half_hours, new.computed_at
      FROM json_populate_recordset(NULL::free_days, ${text}::json) AS new
      JOIN locations ON locations.id = new.location_id
      -- Fixed order, so that concurrent writers do not deadlock.
      ORDER BY new.location_id
      ON CONFLICT (location_id) DO UPDATE SET first_day = excluded.first_day, half_hours = excluded.half_hours,
        computed_at = excluded.computed_at
      WHERE own.computed_at <= excluded.computed_at`.execute(tx);
    await sql`UPDATE locations SET is_full = new.is_full
      FROM json_to_recordset(${text}::json) AS new(location_id bigint, is_full boolean, computed_at timestamptz)
      JOIN free_days ON free_days.location_id = new.location_id AND free_days.computed_at <= new.computed_at
      WHERE locations.id = new.location_id AND locations.is_full <> new.is_full`.execute(tx);
    await sql`DELETE FROM free_day_changes WHERE id = ANY (${changeIds}::bigint[])`.execute(tx);
  });
}
