import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

export type Catalogue = { seed: string; location_count: number; clock: Date };

export async function readCatalogue(db: Kysely<Database>): Promise<Catalogue | undefined> {
  const columns = ['seed', 'location_count', 'clock'] as const;
  return db.selectFrom('catalogue').select(columns).executeTakeFirst();
}

export async function emptyDatabase(db: Kysely<Database>): Promise<void> {
  const result = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = current_schema() AND tablename NOT LIKE 'kysely_%'`.execute(db);
  const tables = result.rows.map(({ name }) => sql.table(name));
  await sql`TRUNCATE ${sql.join(tables)} CASCADE`.execute(db);
}
