import { sql } from 'kysely';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOnServer } from '../testing/database.ts';
import type { OpenDatabase } from './connection.ts';
import { migrate } from './migrate.ts';

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openOnServer(process.env.RACE_DATABASE_URL ?? '');
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(new URL('./migrations/', import.meta.url), folder, { recursive: true });
  await writeFile(join(folder, '9001_more.sql'), 'ALTER TABLE locations ADD COLUMN more int;');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test('a migration that waits for a lock lets other queries pass, and runs once the lock is free', async () => {
  const { db } = database;
  const [released, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reading = db.transaction().execute(async (tx) => {
    await sql`SELECT FROM locations`.execute(tx);
    await released.promise;
  });
  const lines: string[] = [];
  const migrated = migrate(database, {
    folder: pathToFileURL(`${folder}/`),
    say: (line) => {
      lines.push(line);
      waits.resolve();
    },
  });
  await waits.promise;
  expect(lines).toEqual([expect.stringContaining('another transaction holds a lock, attempt 1')]);
  await expect(sql`SELECT FROM locations`.execute(db)).resolves.toBeDefined();
  released.resolve();
  await Promise.all([reading, migrated]);
  expect(lines.at(-1)).toMatch(/^9001_more\.sql: done in /);
});
