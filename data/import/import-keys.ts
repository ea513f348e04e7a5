import { sql } from 'kysely';
import type { Tx } from '#server/deps.ts';

type KeyedTable =
  | 'locations'
  | 'custom_fields'
  | 'professionals'
  | 'equipment_groups'
  | 'service_categories'
  | 'services'
  | 'subscriptions';

/**
 * Returns the id of a key from an earlier import, even of a deleted row, or a new one. `within` is
 * the location's key, or '' for locations.
 */
export async function idsOf(
  tx: Tx,
  table: KeyedTable,
  within: string,
  entries: readonly { key: string }[],
): Promise<(key: string) => number> {
  const names = new Map(entries.map(({ key }) => [within ? `${within}/${key}` : key, key]));
  const ids = new Map<string, number>();
  if (names.size === 0) return () => 0;
  const rows = await tx
    .selectFrom('import_keys')
    .select(['key', 'id'])
    .where('kind', '=', table)
    .where('key', 'in', [...names.keys()])
    .execute();
  for (const { key, id } of rows) ids.set(names.get(key) ?? '', id);
  const { rows: tops } = await sql<{ top: number | string | null }>`
    SELECT greatest(
      (SELECT max(id) FROM ${sql.table(table)}),
      (SELECT max(id) FROM import_keys WHERE kind = ${table})) AS top`.execute(tx);
  let next = Number(tops[0]?.top ?? 0);
  const added = [...names]
    .filter(([, key]) => !ids.has(key))
    .map(([name, key]) => {
      next += 1;
      ids.set(key, next);
      return { kind: table, key: name, id: next };
    });
  if (added.length > 0) await tx.insertInto('import_keys').values(added).execute();
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`${table} ${key} has no id`);
    return id;
  };
}
