import { sql } from 'kysely';
import { meaningOf } from '#server/db/database-error.ts';
import { hourMs } from '#domain/time/local-time.ts';
import type { Db } from '#server/deps.ts';

type ChangedLocation = { id: number; city: string | null };

type Changes = { snapshot: string; locations: ChangedLocation[] | null };

export const keptMs = hourMs;

/** Above this, a cache saves little by keeping the unchanged pages. */
const maxRows = 1_000;

/**
 * `locations` is null if `after` is missing or invalid, if there are more than `maxRows` changes, or
 * if any page may have changed.
 */
export async function loadChanges(db: Db, after: string | null): Promise<Changes> {
  try {
    return await readChanges(db, after);
  } catch (error) {
    if (after === null || meaningOf(error) !== 'bad_value') throw error;
    return readChanges(db, null);
  }
}

async function readChanges(db: Db, after: string | null): Promise<Changes> {
  const { rows } = await sql<{ snapshot: string; is_known: boolean; changes: ChangedLocation[] }>`
    SELECT pg_current_snapshot()::text AS snapshot,
      -- A snapshot later than the current one is from another database.
      coalesce(pg_snapshot_xmax(${after}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()), false) AS is_known,
      (SELECT coalesce(json_agg(unseen), '[]') FROM (
        SELECT location_id AS id, slug AS city
        FROM location_changes LEFT JOIN localities ON localities.id = locality_id
        WHERE changed_in >= pg_snapshot_xmin(${after}::pg_snapshot)
          AND NOT pg_visible_in_snapshot(changed_in, ${after}::pg_snapshot)
        LIMIT ${maxRows + 1}) AS unseen) AS changes`.execute(db);
  const { snapshot, is_known, changes } = rows[0]!;
  const isNamed = is_known && changes.length <= maxRows && changes.every(({ id }) => id !== 0);
  return { snapshot, locations: isNamed ? changes : null };
}

/** Keeps a row for `keptMs` after a sweep saw it, because its transaction may commit late. */
export async function deleteChanges(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await db.deleteFrom('location_changes').where('seen_at', '<', before).execute();
  await db
    .updateTable('location_changes')
    .set({ seen_at: now })
    .where('seen_at', 'is', null)
    .execute();
}

/** Null = all pages. Returns false if `id` is unknown or already noted in this transaction. */
export async function noteChange(db: Db, id: number | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO location_changes (location_id, locality_id)
    ${id === null ? sql`VALUES (0, 0)` : sql`SELECT id, locality_id FROM locations WHERE id = ${id}`}
    ON CONFLICT DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
}
