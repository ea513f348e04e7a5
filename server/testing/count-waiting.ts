import { sql } from 'kysely';
import type { Db } from '../deps.ts';

/** Do not use it in a transaction, which sees one snapshot of the statistics. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}
