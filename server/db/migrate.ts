import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from './connection.ts';
import { errorCodeOf } from './database-error.ts';
import { installJobs } from './job-store.ts';
import {
  readMigrationFiles,
  type MigrationFile,
  readMigrationState,
  storeMissingChecksums,
} from './migration-state.ts';

/** Short, because later queries on a table wait behind a migration that waits for its lock. */
const lockTimeoutMs = 2_000;
const maxAttempts = 60;
const progressMs = 10_000;

type MigrateOptions = {
  say?: (line: string) => void;
  folder?: URL;
};

/** Ignores migrations of newer releases. */
export async function migrate(
  database: OpenDatabase,
  { say = () => {}, folder }: MigrateOptions = {},
): Promise<void> {
  const { db } = database;
  const files = await readMigrationFiles(folder);
  for (;;) {
    const { newer } = await readMigrationState(db, files);
    const migrator = new Migrator({ db, provider: providerOf(files, newer, say) });
    if (!(await runNext(migrator, say))) break;
  }
  await storeMissingChecksums(db, files);
  await installJobs(database);
}

async function runNext(migrator: Migrator, say: (line: string) => void): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const { error, results = [] } = await migrator.migrateUp();
    if (!error) return results.length > 0;
    const name = results.find(({ status }) => status === 'Error')?.migrationName;
    const isLocked = errorCodeOf(error) === '55P03';
    if (!name || !isLocked || attempt === maxAttempts)
      throw new Error(name ? `Migration ${name} failed` : 'Migrations failed', { cause: error });
    say(`${name}: another transaction holds a lock, attempt ${attempt} of ${maxAttempts}`);
    await wait(500);
  }
}

/** Includes newer migrations, because the migrator refuses a database with unknown ones. */
function providerOf(
  files: readonly MigrationFile[],
  newer: readonly string[],
  say: (line: string) => void,
): MigrationProvider {
  const ran: Migration = { up: async () => {} };
  const entries = [
    ...files.map((file) => [file.name, { up: (db) => run(db, file, say) }] as [string, Migration]),
    ...newer.map((name) => [name, ran] as const),
  ];
  return { getMigrations: async () => Object.fromEntries(entries) };
}

async function run(
  db: Kysely<unknown>,
  { name, text }: MigrationFile,
  say: (line: string) => void,
): Promise<void> {
  const begun = performance.now();
  const tell = (state: string) =>
    say(`${name}: ${state} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const progress = setInterval(() => tell('running for'), progressMs);
  try {
    await sql`SET LOCAL lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db);
    await sql.raw(text).execute(db);
    tell('done in');
  } finally {
    clearInterval(progress);
  }
}
