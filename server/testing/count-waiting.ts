import { sql } from 'kysely';
import type { Db } from '../deps.ts';

/** How many queries of this database wait for a lock. Outside a transaction, for one sees the same activity all along. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}
