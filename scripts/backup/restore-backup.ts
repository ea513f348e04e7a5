import { existsSync, openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { findTables, readBackupFacts, type BackupFacts } from '#server/db/backup-facts.ts';
import { openDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openOperatorDatabase, operatorUrlOf } from '#server/db/program-databases.ts';
import type { Settings } from '#settings/read-settings.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { factsFileOf, runPostgresTool } from './back-up.ts';

/** Requires an empty database. */
export async function restoreBackup(
  settings: Settings<'database'>,
  file: string,
): Promise<BackupFacts> {
  const expected = await readFacts(file);
  const database = await restoreInto(settings, file);
  try {
    const facts = await readBackupFacts(database.db);
    if (isDeepStrictEqual(facts, expected)) return facts;
    const differing = Object.keys({ ...expected.rows, ...facts.rows })
      .filter((table) => expected.rows[table] !== facts.rows[table])
      .map(
        (table) => `${table} (${expected.rows[table] ?? 0}, restored ${facts.rows[table] ?? 0})`,
      );
    throw new OperatorError(
      `The restored database differs from the backup: ${differing.join(', ') || `the last booking was ${expected.last_booking}, restored ${facts.last_booking}`}.`,
    );
  } finally {
    await database.close();
  }
}

async function readFacts(file: string): Promise<BackupFacts> {
  const text = await readFile(factsFileOf(file), 'utf8').catch(() => {
    throw new OperatorError(
      `${factsFileOf(file)} is missing: npm run backup writes it beside ${file}.`,
    );
  });
  return JSON.parse(text) as BackupFacts;
}

async function restoreInto(settings: Settings<'database'>, file: string): Promise<OpenDatabase> {
  const databaseUrl = operatorUrlOf(settings);
  if (!databaseUrl) {
    const { DATA_DIR: dataDir } = settings;
    if (existsSync(join(dataDir, 'pglite')))
      throw new OperatorError(
        `${dataDir} has a database: restore into another folder with DATA_DIR.`,
      );
    return openDatabase({ embedded: await openEmbedded(dataDir, await openAsBlob(file)) });
  }
  const database = await openOperatorDatabase(settings);
  try {
    if ((await findTables(database.db)).length > 0)
      throw new OperatorError('The database has tables: restore into an empty one (createdb).');
    const args = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', file];
    await runPostgresTool('pg_restore', databaseUrl, args);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
