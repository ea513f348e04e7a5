import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Tx } from '#server/deps.ts';
import type { Row } from '../catalogue/location-rows.ts';
import { insertRows } from '../fill/insert-rows.ts';

export async function saveRows<T extends keyof Database>(
  tx: Tx,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  const values = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  await insertRows(tx, table, rows, {
    onConflict: sql`ON CONFLICT (id) DO UPDATE SET ${sql.join(values)}`,
  });
}
