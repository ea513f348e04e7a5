import { readdir, readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { OpenDatabase } from './connection.ts';
import { installJobs } from './job-store.ts';
import type { Database } from './schema.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Forward only, one runner at a time. Errors name the file. */
export async function migrate(database: OpenDatabase): Promise<void> {
  const { db } = database;
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (error) throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
  await installJobs(database);
}

export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  return (await migrator.getMigrations()).every((migration) => migration.executedAt !== undefined);
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const entries = files.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [name, { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}
