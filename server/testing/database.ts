import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { sql, type LogEvent } from 'kysely';
import pg from 'pg';
import { openDatabase, type OpenDatabase } from '../db/connection.ts';
import { openEmbedded, type Embedded } from '../db/embedded.ts';
import { messageQueue } from '../db/job-store.ts';
import { migrate } from '../db/migrate.ts';
import type { Db } from '../deps.ts';
import manifest from '../../package.json' with { type: 'json' };

const cacheFolder = new URL('../../.test/', import.meta.url);
const migrations = new URL('../db/migrations/', import.meta.url);

/** Emptied databases for reuse, because opening one takes longer than most tests. */
const idle: Embedded[] = [];

const empty = `
  DO $$
  DECLARE used text;
  BEGIN
    SELECT string_agg(oid::regclass::text, ', ') INTO used FROM pg_class
    WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'jobs'::regnamespace)
      AND pg_relation_size(oid) > 0
      AND oid::regclass::text NOT IN ('jobs.queue', 'jobs.version', 'kysely_migration', 'kysely_migration_lock');
    IF used IS NOT NULL THEN EXECUTE 'TRUNCATE ' || used || ' RESTART IDENTITY CASCADE'; END IF;
  END $$`;

/** The database is migrated and empty; `close` empties it for reuse. */
export async function openInMemory(waitMs = 0): Promise<OpenDatabase> {
  const embedded = idle.pop() ?? (await openTemplate());
  const database = await openDatabase({
    embedded: { ...embedded, close: async () => void idle.push(embedded) },
    // Fails a query that waits for its own caller's transaction.
    waitMs: waitMs || 45_000,
  });
  return {
    ...database,
    close: async () => {
      await database.execute(empty);
      await database.execute('DISCARD ALL');
      await database.close();
    },
  };
}

async function openTemplate(): Promise<Embedded> {
  const file = new URL(`embedded-${await fingerprint()}.tar`, cacheFolder);
  const dump = await readFile(file).catch(() => null);
  return openEmbedded(undefined, dump ? new Blob([dump]) : await makeTemplate(file));
}

/** `close` drops the database; `url` is its DATABASE_URL. */
export async function openOnServer(
  serverUrl: string,
  log: (event: LogEvent) => void = () => {},
): Promise<OpenDatabase & { url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: address.href, poolSize: 20, waitMs: 0, log });
  await migrate(database);
  return {
    ...database,
    url: address.href,
    close: async () => {
      await database.close();
      await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function makeTemplate(file: URL): Promise<Blob> {
  const database = await openDatabase({});
  await migrate(database);
  const dump = await database.dump?.();
  await database.close();
  if (!dump) throw new Error('An embedded database has a dump');
  await mkdir(cacheFolder, { recursive: true });
  // Renames, because another worker may be reading the file.
  const beside = new URL(`${file.href}.${process.pid}`);
  await writeFile(beside, Buffer.from(await dump.arrayBuffer()));
  await rename(beside, file);
  return dump;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify(messageQueue))
    .update(manifest.dependencies['pg-boss']);
  for (const name of (await readdir(migrations)).sort())
    hash.update(name).update(await readFile(new URL(name, migrations)));
  return hash.digest('hex').slice(0, 16);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Do not use it in a transaction, which sees one snapshot of the statistics. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}
