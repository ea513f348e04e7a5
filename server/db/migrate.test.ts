import { sql } from 'kysely';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openInMemory } from '../testing/database.ts';
import { openDatabase, type OpenDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { isMigrated, requireMigrated } from './migration-state.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openInMemory();
});
afterEach(async () => {
  await sql`DROP TABLE IF EXISTS fresh, half`.execute(database.db);
  await sql`DELETE FROM kysely_migration WHERE name > '9'`.execute(database.db);
  await database.close();
});

async function release(more: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(new URL('./migrations/', import.meta.url), folder, { recursive: true });
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(more)) await writeFile(join(folder, name), text);
  return async () => {
    const lines: string[] = [];
    const url = pathToFileURL(`${folder}/`);
    await migrate(database, { folder: url, say: (line) => void lines.push(line) });
    return lines;
  };
}

test('a new migration runs once, and one line says so', async () => {
  const run = await release({ '9001_fresh.sql': 'CREATE TABLE fresh (id int);' });
  expect(await run()).toEqual([expect.stringMatching(/^9001_fresh\.sql: done in \d+\.\d s$/)]);
  expect(await run()).toEqual([]);
});

test('after a newer release has migrated, this one migrates, starts and is ready', async () => {
  const run = await release({ '9001_fresh.sql': 'CREATE TABLE fresh (id int);' });
  await run();
  await migrate(database);
  expect(await isMigrated(database.db)).toBe(true);
  await expect(requireMigrated(database)).resolves.toBeUndefined();
});

test('of two migrations the first stays if the second fails, and the error names the second', async () => {
  const run = await release({
    '9001_fresh.sql': 'CREATE TABLE fresh (id int);',
    '9002_half.sql': 'CREATE half;',
  });
  await expect(run()).rejects.toThrow('Migration 9002_half.sql failed');
  await expect(sql`SELECT FROM fresh`.execute(database.db)).resolves.toBeDefined();
});

test('a migration that changed after it ran is refused; another comment is no change', async () => {
  const text = 'CREATE TABLE fresh (id int);';
  const name = '9001_fresh.sql';
  const migrateWith = async (changed: string) => (await release({ [name]: changed }))();
  await migrateWith(text);
  await migrateWith(`-- Why.\n${text}\n`);
  await expect(migrateWith(text.replace('int', 'bigint'))).rejects.toThrow(
    `${name} has changed since this database ran it`,
  );
});

test('migrations that ran without a checksum get one', async () => {
  await sql`UPDATE kysely_migration SET checksum = NULL WHERE name < '0003'`.execute(database.db);
  await migrate(database);
  const { rows } = await sql`
    SELECT FROM kysely_migration WHERE checksum IS NULL`.execute(database.db);
  expect(rows).toEqual([]);
});

test('a database that is not migrated is named as such, with the missing migrations', async () => {
  const empty = await openDatabase({});
  await expect(requireMigrated(empty)).rejects.toThrow(/^Not migrated yet: 0001_catalogue\.sql, /);
  await empty.close();
});
