import { sql, type Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { OperatorError } from '#settings/operator-error.ts';
import type { OpenDatabase } from './connection.ts';
import { isJobStoreCurrent } from './job-store.ts';
import type { Database } from './schema.ts';

export async function readMigrationState(
  db: Kysely<Database>,
  files: readonly MigrationFile[],
): Promise<{ pending: string[]; newer: string[] }> {
  await requireUtf8(db);
  const executed = await readExecuted(db);
  for (const { name, checksum } of files) {
    const ran = executed.get(name);
    if (ran && ran !== checksum)
      throw new OperatorError(
        `The migration ${name} has changed since this database ran it. Restore the file, and put the change into a new migration.`,
      );
  }
  const own = files.map(({ name }) => name);
  const last = own.at(-1) ?? '';
  return {
    pending: own.filter((name) => !executed.has(name)),
    newer: [...executed.keys()].filter((name) => name > last),
  };
}

export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  return (await readMigrationState(db, await readMigrationFiles())).pending.length === 0;
}

export async function requireMigrated(database: OpenDatabase): Promise<void> {
  const { pending } = await readMigrationState(database.db, await readMigrationFiles());
  if (pending.length === 0 && !(await isJobStoreCurrent(database))) pending.push('the job queue');
  if (pending.length === 0) return;
  throw new OperatorError(
    `Not migrated yet: ${pending.join(', ')}. Run npm run migrate, or start without MIGRATE=off.`,
  );
}

async function requireUtf8(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`SHOW server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new OperatorError(
      `The database has the encoding ${encoding}: create it with createdb -E UTF8 -T template0.`,
    );
}

/** Migrations that ran before checksums were stored have none. */
export async function storeMissingChecksums(
  db: Kysely<Database>,
  files: readonly MigrationFile[],
): Promise<void> {
  const executed = await readExecuted(db);
  const missing = files.filter(({ name }) => executed.get(name) === null);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  const checksums = missing.map(({ checksum }) => checksum);
  await sql`
    UPDATE kysely_migration m SET checksum = f.checksum
    FROM unnest(${names}::text[], ${checksums}::text[]) f(name, checksum)
    WHERE m.name = f.name AND m.checksum IS NULL`.execute(db);
}

async function readExecuted(db: Kysely<Database>): Promise<Map<string, string | null>> {
  const table = await sql<{ exists: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`.execute(db);
  if (!table.rows[0]?.exists) return new Map();
  // A later migration adds the column `checksum`.
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    SELECT name, to_jsonb(m) ->> 'checksum' AS checksum
    FROM kysely_migration m ORDER BY name`.execute(db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

export type MigrationFile = { name: string; text: string; checksum: string };

const ownFolder = new URL('./migrations/', import.meta.url);

export async function readMigrationFiles(folder = ownFolder): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: checksumOf(text) };
    }),
  );
}

/** Ignores comment lines and white space, which may change after a migration has run. */
function checksumOf(text: string): string {
  const statements = text.replaceAll(/^\s*--.*$/gm, '').replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(statements.trim()).digest('hex');
}
