import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../deps.ts';
import type { Database } from './schema.ts';

const batch = 5_000;

/** Commits each batch, because one statement for millions of rows would lock them for minutes. */
export async function deleteInBatches(
  db: Db,
  table: keyof Database,
  isOld: RawBuilder<unknown>,
): Promise<void> {
  const rows = sql.table(table);
  const old = sql`SELECT ctid FROM ${rows} WHERE (${isOld}) LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
  const deletion = sql`DELETE FROM ${rows} WHERE ctid = ANY (ARRAY (${old}))`;
  while ((await deletion.execute(db)).numAffectedRows);
}
