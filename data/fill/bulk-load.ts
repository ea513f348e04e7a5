import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';

type Definition = { table: string; name: string; definition: string };

/**
 * Drops foreign keys, exclusion constraints and plain indexes during `load`, to save two thirds of
 * the time. Requires a transaction, which restores them on failure.
 */
export async function bulkLoad(db: Db, load: () => Promise<void>): Promise<void> {
  const constraints = await constraintsPutAside(db);
  const indexes = await plainIndexes(db);
  for (const { table, name } of constraints)
    await sql`ALTER TABLE ${sql.table(table)} DROP CONSTRAINT ${sql.ref(name)}`.execute(db);
  for (const { name } of indexes) await sql`DROP INDEX ${sql.table(name)}`.execute(db);
  await load();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  for (const { table, name, definition } of constraints)
    await sql`ALTER TABLE ${sql.table(table)} ADD CONSTRAINT ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      db,
    );
}

async function constraintsPutAside(db: Db): Promise<Definition[]> {
  const result = await sql<Definition>`
    SELECT rel.relname AS table, con.conname AS name, pg_get_constraintdef(con.oid) AS definition
    FROM pg_constraint con JOIN pg_class rel ON rel.oid = con.conrelid
    WHERE con.contype IN ('x', 'f') AND rel.relnamespace = current_schema()::regnamespace
    ORDER BY con.contype DESC, con.conname`.execute(db);
  return result.rows;
}

async function plainIndexes(db: Db): Promise<Definition[]> {
  const result = await sql<Definition>`
    SELECT rel.relname AS table, own.relname AS name, pg_get_indexdef(own.oid) AS definition
    FROM pg_index idx
    JOIN pg_class own ON own.oid = idx.indexrelid
    JOIN pg_class rel ON rel.oid = idx.indrelid
    WHERE rel.relnamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_constraint con WHERE con.conindid = own.oid)
    ORDER BY own.relname`.execute(db);
  return result.rows;
}
